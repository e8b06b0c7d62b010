import { collectionFromWire } from '../../api/wire/collection';
import { gameFromWire } from '../../api/wire/gameFromWire';
import { platformFromWire, seriesFromWire } from '../../api/wire/seriesFromWire';
import { standingsFromWire } from '../../api/wire/standingFromWire';
import type { PageToPrint } from '../../contract/printedPage';
import { startBoard } from '../../contract/views/boardViews';
import {
  platformRankingView,
  seriesRankingView,
  type CatalogueRankingView,
} from '../../contract/views/seriesRankingView';
import { RankingTools } from '../../features/records/playerRankings/RankingTools';
import { SeriesRanking } from '../../features/records/series/SeriesRanking';
import { PlatformView, SeriesView } from '../../features/records/series/SeriesView';

type Printed = Pick<PageToPrint, 'address' | 'reads'>;

const searchOf = (address: string) => new URL(address, 'http://localhost').searchParams;

function printRanking(kind: 'series' | 'platform', view: CatalogueRankingView, read: unknown) {
  const ranking = standingsFromWire(read);
  return (
    <SeriesRanking
      kind={kind}
      view={view}
      page={ranking}
      tools={
        <RankingTools
          board={view.by}
          shown={view.by}
          view={view}
          kept={seriesRankingView.write(startBoard(view))}
          country={'country' in view ? view.country : undefined}
          total={ranking?.total ?? 0}
          page={ranking}
          own={undefined}
          withOwn="slot"
        />
      }
    />
  );
}

export function printSeries({ address, reads }: Printed) {
  const series = seriesFromWire(reads.seriesDetails);
  const view = seriesRankingView.read(searchOf(address));
  return (
    series && (
      <SeriesView
        series={series}
        games={collectionFromWire(reads.seriesGames, gameFromWire)}
        played="slot"
        ranking={printRanking('series', view, reads.seriesRanking)}
      />
    )
  );
}

export function printPlatform({ address, reads }: Printed) {
  const platform = platformFromWire(reads.platformDetails);
  const view = platformRankingView.read(searchOf(address));
  return (
    platform && (
      <PlatformView
        platform={platform}
        games={collectionFromWire(reads.platformGames, gameFromWire)}
        played="slot"
        ranking={printRanking('platform', view, reads.platformRanking)}
      />
    )
  );
}
