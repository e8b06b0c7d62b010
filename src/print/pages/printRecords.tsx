import { chartDetailsFromWire, chartFromWire, scoresFromWire } from '../../api/wire/boardFromWire';
import { standingsFromWire } from '../../api/wire/standingFromWire';
import { collectionFromWire } from '../../api/wire/collection';
import { gameDetailsFromWire, gameFromWire, groupFromWire } from '../../api/wire/gameFromWire';
import { gameChartsFromWire } from '../../api/wire/gameChartsFromWire';
import { latestScoreFromWire } from '../../api/wire/playerFromWire';
import { boardPageFromWire } from '../../api/wire/boardPages';
import { referenceFromWire } from '../../api/wire/referenceFromWire';
import { matchPage } from '../../contract/matchPage';
import type { PageToPrint } from '../../contract/printedPage';
import { isPlayerBoard } from '../../contract/records/rankingBoards';
import { splitLanguagePrefix } from '../../contract/routes';
import {
  boardView,
  gameRankingView,
  rankingFilterView,
  rankingView,
  scoreListView,
} from '../../contract/views/boardViews';
import { gameListView } from '../../contract/views/gameListView';
import { GameView } from '../../features/records/game/GameView';
import { GameRanking } from '../../features/records/game/GameRanking';
import { BadgeSlot, RankingToolsSlot } from '../../features/records/game/RankingToolsSlot';
import { GroupPlayersFrame } from '../../features/records/group/GroupPlayersFrame';
import { GroupCharts, GroupHeader } from '../../features/records/group/GroupView';
import { LatestContent, LatestView } from '../../features/records/latest/LatestView';
import { RankingTools } from '../../features/records/playerRankings/RankingTools';
import { EarlierDayLink } from '../../features/records/playerRankings/EarlierDayLink';
import { RankingFilters } from '../../features/records/playerRankings/RankingFilters';
import { RankingContent, RankingView } from '../../features/records/playerRankings/RankingView';
import { PrintedChart } from './PrintedChart';
import { PrintedGames } from './PrintedGames';

const addressOf = ({ address }: PageToPrint) => new URL(address, 'http://localhost');

export function printGames(page: PageToPrint) {
  const { reads } = page;
  const games = collectionFromWire(reads.games, gameFromWire);
  if (!games) return undefined;
  return (
    <PrintedGames
      params={gameListView.read(addressOf(page).searchParams)}
      games={games}
      choices={{
        platforms: collectionFromWire(reads.platforms, referenceFromWire)?.items ?? [],
        series: collectionFromWire(reads.series, referenceFromWire)?.items ?? [],
      }}
    />
  );
}

export function printGame(page: PageToPrint) {
  const game = gameDetailsFromWire(page.reads.game);
  const charts = gameChartsFromWire(page.reads.gameCharts);
  const ranking = standingsFromWire(page.reads.gameRanking);
  const view = gameRankingView.read(addressOf(page).searchParams);
  return (
    game && (
      <GameView
        game={game}
        charts={{ data: charts, own: 'slot' }}
        ranking={
          <GameRanking
            view={view}
            withDlc={game.groups.some(({ dlc }) => dlc)}
            page={ranking}
            tools={
              <>
                <BadgeSlot />
                <RankingToolsSlot
                  total={ranking?.total ?? 0}
                  withOwn="slot"
                  withCountry={!view.withoutDlc}
                />
              </>
            }
          />
        }
      />
    )
  );
}

export function printGroup({ reads }: PageToPrint) {
  const group = groupFromWire(reads.group);
  const charts = collectionFromWire(reads.groupCharts, chartFromWire);
  return (
    group &&
    charts && (
      <>
        <GroupHeader group={group} />
        <GroupCharts group={group} charts={charts.items} own="slot" />
        {group.ranked && group.scores > 0 ? <GroupPlayersFrame /> : null}
      </>
    )
  );
}

export function printChart(page: PageToPrint) {
  const chart = chartDetailsFromWire(page.reads.chart);
  const board = scoresFromWire(page.reads.chartRanking);
  const view = boardView.read(addressOf(page).searchParams);
  return chart && board && <PrintedChart chart={chart} board={board} view={view} />;
}

export function printRanking(page: PageToPrint) {
  const { pathname, searchParams } = addressOf(page);
  const board = matchPage(splitLanguagePrefix(pathname).rest)?.params['board'] ?? '';
  const standings = standingsFromWire(page.reads.ranking);
  if (!standings || !isPlayerBoard(board)) return undefined;
  const view = rankingView.read(searchParams);
  return (
    <RankingView board={board} filters={view}>
      <RankingFilters filters={view} />
      <RankingTools
        board={board}
        view={view}
        kept={rankingFilterView.write(view)}
        narrowed={rankingFilterView.isFiltered(view)}
        total={standings.total}
        page={standings}
        own={undefined}
        withOwn="slot"
      />
      <RankingContent board={board} page={standings} view={view} />
      {standings.items.length > 0 ? <EarlierDayLink /> : null}
    </RankingView>
  );
}

export function printLatest(page: PageToPrint) {
  const scores = boardPageFromWire(page.reads.latestScores, latestScoreFromWire);
  return (
    scores && (
      <LatestView>
        <LatestContent
          page={scores}
          after={scoreListView.read(addressOf(page).searchParams).after}
        />
      </LatestView>
    )
  );
}
