import { collectionFromWire } from '../../api/wire/collection';
import { gameFromWire } from '../../api/wire/gameFromWire';
import { platformFromWire, seriesFromWire } from '../../api/wire/seriesFromWire';
import { standingsFromWire } from '../../api/wire/standingFromWire';
import type { PageToPrint } from '../../contract/printedPage';
import { startBoard } from '../../contract/views/boardViews';
import { seriesRankingView } from '../../contract/views/seriesRankingView';
import { RankingTools } from '../../features/records/playerRankings/RankingTools';
import { SeriesRanking } from '../../features/records/series/SeriesRanking';
import { PlatformView, SeriesView } from '../../features/records/series/SeriesView';

export function printSeries({ address, reads }: Pick<PageToPrint, 'address' | 'reads'>) {
  const series = seriesFromWire(reads.seriesDetails);
  const ranking = standingsFromWire(reads.seriesRanking);
  const view = seriesRankingView.read(new URL(address, 'http://localhost').searchParams);
  return (
    series && (
      <SeriesView
        series={series}
        games={collectionFromWire(reads.seriesGames, gameFromWire)}
        played="slot"
        ranking={
          <SeriesRanking
            view={view}
            page={ranking}
            tools={
              <RankingTools
                board={view.by}
                shown={view.by}
                view={view}
                kept={seriesRankingView.write(startBoard({ by: view.by }))}
                total={ranking?.total ?? 0}
                page={ranking}
                own={undefined}
                withOwn="slot"
              />
            }
          />
        }
      />
    )
  );
}

export function printPlatform({ reads }: Pick<PageToPrint, 'reads'>) {
  const platform = platformFromWire(reads.platformDetails);
  return (
    platform && (
      <PlatformView
        platform={platform}
        games={collectionFromWire(reads.platformGames, gameFromWire)}
        played="slot"
      />
    )
  );
}
