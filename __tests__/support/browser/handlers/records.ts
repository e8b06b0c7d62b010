import { http, HttpResponse } from 'msw';
import { paths } from '../../../../src/contract/paths';
import { limits } from '../../../../src/contract/limits';
import { pinPaths } from '../../../../src/contract/pinPaths';
import { requestPaths } from '../../../../src/contract/requestPaths';
import { seriesPaths } from '../../../../src/contract/seriesPaths';
import type { Chart, ChartWithRecord, RankedScore } from '../../../../src/contract/schemas/charts';
import type { Collection } from '../../../../src/contract/schemas/collection';
import type { DueScore } from '../../../../src/contract/schemas/dueScores';
import type { Problem } from '../../../../src/contract/schemas/errors';
import type {
  Game,
  GameSummary,
  Group,
  Platform,
  PlatformSummary,
  Series,
  SeriesSummary,
} from '../../../../src/contract/schemas/games';
import type {
  LatestScore,
  ListedPlayer,
  OwnScore,
  PlayedGame,
} from '../../../../src/contract/schemas/players';
import { privacyPaths } from '../../../../src/contract/privacyPaths';
import type { PrivateParts } from '../../../../src/contract/schemas/privateParts';
import type { PinnedScores } from '../../../../src/contract/schemas/pins';
import type { OwnRequestCollection } from '../../../../src/contract/schemas/requests';
import type { Score, ScoreEvent } from '../../../../src/contract/schemas/scoreHistory';
import type { GameStanding, PlayerStanding } from '../../../../src/contract/schemas/standings';
import type { Targets } from '../../../../src/contract/schemas/targets';
import type { VisitChanges } from '../../../../src/contract/schemas/visits';
import { ownPaths } from '../../../../src/contract/ownPaths';
import {
  boardOf,
  chart,
  chartWithRecord,
  gameChart,
  gameCharts,
  listedPlayer,
  rankedScore,
  standing,
} from '../../fixtures/boards';
import { collection } from '../../fixtures/collection';
import { problem } from '../../fixtures/errors';
import { ownRequests } from '../../fixtures/requests';
import { latestScore, score, scoreContent, scoreEvent } from '../../fixtures/records';
import {
  allSeries,
  game,
  gameSummary,
  group,
  platformDetails,
  platforms,
  series,
} from '../../fixtures/games';
import { targets } from '../../fixtures/targets';
import { visitChanges } from '../../fixtures/visits';

const everything = Array.from({ length: 57 }, (_, index) => gameSummary({ id: index + 1 }));

/** The response for a list of 57 games: just enough paging and filtering for the screens. */
function pageOf(games: GameSummary[], search: URLSearchParams) {
  const size = limits.gamePageSize;
  const page = Number(search.get('page') ?? 1);
  const term = search.get('search')?.toLowerCase() ?? '';
  const letter = search.get('letter') ?? '';
  const found = games.filter(({ name }) => {
    const lower = name.toLowerCase();
    return lower.includes(term) && lower.startsWith(letter);
  });
  const ordered = search.get('order') === 'name' ? found.toReversed() : found;
  return collection(paths.games, ordered.slice((page - 1) * size, page * size), found.length);
}

type OneOf = { id: string };

/** Ids from 1 to 99 exist. */
const exists = ({ id }: OneOf) => /^[1-9]\d?$/.test(id);
const missing = () => HttpResponse.json<Problem>(problem(404, 'Nothing there.'), { status: 404 });

export const recordHandlers = [
  http.get<never, never, Collection<GameSummary>>(`*${paths.games}`, ({ request }) =>
    HttpResponse.json(pageOf(everything, new URL(request.url).searchParams)),
  ),
  http.get<never, never, Collection<PlatformSummary>>(`*${paths.platforms}`, () =>
    HttpResponse.json(collection(paths.platforms, platforms)),
  ),
  http.get<never, never, Collection<SeriesSummary>>(`*${paths.allSeries}`, () =>
    HttpResponse.json(collection(paths.allSeries, allSeries)),
  ),
  http.get<OneOf, never, Series | Problem>('*/api/series/:id', ({ params }) =>
    exists(params) ? HttpResponse.json(series(Number(params.id))) : missing(),
  ),
  http.get<OneOf, never, Collection<PlayerStanding>>('*/api/series/:id/ranking', ({ params }) =>
    HttpResponse.json(
      boardOf(seriesPaths.ranking(Number(params.id)), [standing(1), standing(2)], { total: 210 }),
    ),
  ),
  http.get<OneOf, never, Collection<PlayerStanding>>('*/api/platforms/:id/ranking', ({ params }) =>
    HttpResponse.json(
      boardOf(seriesPaths.platformRanking(Number(params.id)), [standing(1), standing(2)], {
        total: 210,
      }),
    ),
  ),
  http.get<OneOf, never, Platform | Problem>('*/api/platforms/:id', ({ params }) =>
    exists(params) ? HttpResponse.json(platformDetails(Number(params.id))) : missing(),
  ),
  http.get<OneOf, never, Game | Problem>('*/api/games/:id', ({ params }) =>
    exists(params) ? HttpResponse.json(game({ id: Number(params.id) })) : missing(),
  ),
  http.get<OneOf, never, Collection<GameStanding>>('*/api/games/:id/ranking', ({ params }) =>
    HttpResponse.json(
      boardOf(paths.gameRanking(Number(params.id)), [standing(1), standing(2)], { total: 210 }),
    ),
  ),
  http.get<OneOf, never, Collection<GameStanding>>('*/api/groups/:id/ranking', ({ params }) =>
    HttpResponse.json(
      boardOf(paths.groupRanking(Number(params.id)), [standing(1), standing(2)], { total: 2 }),
    ),
  ),
  http.get<OneOf, never, ReturnType<typeof gameCharts>>('*/api/games/:id/charts', () =>
    HttpResponse.json(
      gameCharts([gameChart({ id: 9 }), gameChart({ id: 10 }), gameChart({ id: 11 })]),
    ),
  ),
  http.get<OneOf, never, Group | Problem>('*/api/groups/:id', ({ params }) =>
    exists(params) ? HttpResponse.json(group({ id: Number(params.id) })) : missing(),
  ),
  http.get<OneOf, never, Collection<ChartWithRecord>>('*/api/groups/:id/charts', ({ params }) =>
    HttpResponse.json(collection(paths.groupCharts(Number(params.id)), [chartWithRecord()])),
  ),
  http.get<OneOf, never, Chart | Problem>('*/api/charts/:id', ({ params }) =>
    exists(params) ? HttpResponse.json(chart({ id: Number(params.id) })) : missing(),
  ),
  http.get<OneOf, never, Collection<RankedScore>>('*/api/charts/:id/ranking', ({ params }) =>
    HttpResponse.json(
      boardOf(
        paths.chartRanking(Number(params.id)),
        [1, 2, 3, 4].map((id) => rankedScore({ id })),
      ),
    ),
  ),
  http.get<never, never, VisitChanges>(`*${ownPaths.sinceLastVisit}`, () =>
    HttpResponse.json(visitChanges()),
  ),
  http.get<never, never, Targets>(`*${ownPaths.targets}`, () => HttpResponse.json(targets())),
  http.get<never, never, Collection<OwnScore>>(`*${paths.ownScores}`, () =>
    HttpResponse.json(collection(paths.ownScores, [])),
  ),
  http.get<never, never, PrivateParts>(`*${privacyPaths.privateParts}`, () =>
    HttpResponse.json({ parts: [] }),
  ),
  http.get<never, never, PinnedScores>(`*${pinPaths.ownPins}`, () =>
    HttpResponse.json({ scores: [] }),
  ),
  http.get<never, never, Collection<DueScore>>(`*${requestPaths.dueScores}`, () =>
    HttpResponse.json(collection(requestPaths.dueScores, [])),
  ),
  http.get<never, never, OwnRequestCollection>(`*${requestPaths.ownRequests}`, () =>
    HttpResponse.json(ownRequests([])),
  ),
  http.get<never, never, Collection<PlayedGame>>(`*${paths.playedGames}`, () =>
    HttpResponse.json(collection(paths.playedGames, [])),
  ),
  http.get<never, never, Collection<ListedPlayer>>(`*${paths.players}`, () =>
    HttpResponse.json(boardOf(paths.players, [listedPlayer(1), listedPlayer(2)])),
  ),
  http.get<never, never, Collection<LatestScore>>(`*${paths.latestScores}`, () =>
    HttpResponse.json(boardOf(paths.latestScores, [latestScore(1), latestScore(2)])),
  ),
  http.get<never, never, Collection<LatestScore>>(`*${paths.latestRecords}`, () =>
    HttpResponse.json(collection(paths.latestRecords, [latestScore(1, { rank: 1 })])),
  ),
  http.get<OneOf, never, Score | Problem>('*/api/scores/:id', ({ params }) =>
    exists(params) ? HttpResponse.json(score(Number(params.id))) : missing(),
  ),
  http.get<OneOf, never, Collection<ScoreEvent>>('*/api/scores/:id/events', ({ params }) =>
    HttpResponse.json(
      boardOf(paths.scoreEvents(Number(params.id)), [scoreEvent(1, null, scoreContent('1:20.00'))]),
    ),
  ),
  http.get<never, never, Collection<PlayerStanding>>('*/api/rankings/:board', ({ request }) =>
    HttpResponse.json(
      boardOf(
        new URL(request.url).pathname,
        [1, 2, 3, 4].map((id) => standing(id)),
      ),
    ),
  ),
];
