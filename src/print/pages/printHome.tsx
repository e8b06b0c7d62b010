import { overviewFromWire } from '../../api/wire/articleFromWire';
import { collectionFromWire } from '../../api/wire/collection';
import { latestRecordFromWire } from '../../api/wire/latestRecordFromWire';
import { configurationFromWire, statisticsFromWire } from '../../api/wire/websiteFromWire';
import type { PageToPrint } from '../../contract/printedPage';
import { LatestCards, LatestSection } from '../../features/articles/sections/LatestSection';
import { HomeSections } from '../../features/home/HomeSections';
import { OwnFrame } from '../../features/home/OwnFrame';
import { PartnerList } from '../../features/home/PartnerList';
import { Scoreboard } from '../../features/home/Scoreboard';
import { RecordList } from '../../features/records/latest/RecordList';
import { OnThisDayRoom } from '../../features/records/past/OnThisDayRoom';
import { PrintedFeatured } from './PrintedFeatured';

export function printHome({ reads }: PageToPrint) {
  const statistics = statisticsFromWire(reads.statistics);
  const configuration = configurationFromWire(reads.configuration);
  const latest = collectionFromWire(reads.latestArticles, overviewFromWire);
  const records = collectionFromWire(reads.latestRecords, latestRecordFromWire);
  const featured = collectionFromWire(reads.featuredArticles, overviewFromWire);
  return (
    <HomeSections
      statistics={statistics && <Scoreboard data={statistics} />}
      latest={
        <LatestSection>
          <LatestCards articles={latest?.items} />
        </LatestSection>
      }
      records={<RecordList records={records?.items ?? []} />}
      own={
        <>
          <OwnFrame />
          <OwnFrame />
          <OwnFrame />
        </>
      }
      featured={<PrintedFeatured articles={featured?.items ?? []} />}
      partners={
        <>
          {configuration && <PartnerList partners={configuration.partners} />}
          <OnThisDayRoom />
        </>
      }
    />
  );
}
