import { sql } from 'kysely';
import type { GameBoard } from '../../../../contract/records/rankingBoards';
import type {
  GameStanding,
  OwnGameStanding,
  OwnPlayerStanding,
  PlayerStanding,
} from '../../../../contract/schemas/standings';
import { paths } from '../../../../contract/paths';
import { seriesPaths } from '../../../../contract/seriesPaths';
import { rankingFilterView } from '../../../../contract/views/boardViews';
import { inSnapshot } from '../../../platform/database/inSnapshot';
import type { Database } from '../../../platform/database/tables';
import { writeCursor } from '../../../platform/http/pageCursor';
import { findPlayerChange } from '../players/findPlayerChange';
import { toPlayer } from '../players/playerRows';
import { findOwnStanding, type OwnStandingRow } from './findOwnStanding';
import {
  findStandingPage,
  type PageRequest,
  type RankingCounts,
  type StandingRow,
} from './findStandingPage';
import { cups, medals, type Ranking } from './rankings';
import type { StandingCursor } from './standingQuery';

export interface Board<Standing> {
  items: Standing[];
  total: number;
  /** Where the next page starts; undefined on the last one. */
  next: string | undefined;
  /** Where the page before ends; undefined on the first one. */
  previous: string | undefined;
  /** When the ranks were counted; undefined for this moment. */
  countedAt: string | undefined;
  /** The id of the player whom the page is around; null if there is none, undefined for any other page. */
  around: number | null | undefined;
}

type Request = Omit<PageRequest, 'ranking'>;
type WithOwn<Own> = { own?: Own | null };
type Place = { rank: number; of: number };

const isSame = (one: readonly number[], other: readonly number[]) =>
  one.every((count, index) => count === other[index]);

/** The rank of each row: equals have that of the first of them. */
function ranksOf(rows: readonly StandingRow[], { better, before }: RankingCounts): number[] {
  const ranks: number[] = [];
  for (const [index, row] of rows.entries()) {
    const previous = rows[index - 1];
    if (!previous) ranks.push(better + 1);
    else if (isSame(previous.counts, row.counts)) ranks.push(ranks.at(-1) ?? 1);
    else ranks.push(before + index + 1);
  }
  return ranks;
}

const cursorAt = ({ counts, playerId }: StandingRow): string =>
  writeCursor({ counts, id: playerId } satisfies StandingCursor);

async function readPage<Standing>(
  database: Database,
  request: PageRequest,
  present: (row: StandingRow, place: Place) => Standing,
): Promise<Board<Standing>> {
  const { player, search, aroundMe } = request.page;
  const { counts, rows } = await findStandingPage(database, request);
  const ranks = ranksOf(rows, counts);
  // Players may have been added since the marks were made.
  const total = Math.max(counts.total, counts.before + rows.length + (counts.hasNext ? 1 : 0));
  const [top, bottom] = [rows[0], rows.at(-1)];
  return {
    items: rows.map((row, index) => present(row, { rank: ranks[index] ?? 1, of: total })),
    total,
    next: bottom && counts.hasNext ? cursorAt(bottom) : undefined,
    previous: top && counts.before > 0 ? cursorAt(top) : undefined,
    countedAt: counts.countedAt ?? undefined,
    around: (player ?? search ?? aroundMe) ? counts.around : undefined,
  };
}

/**
 * Within a country only its index has the standings in their order, so without sorting the planner has to read it. It would else read the
 * index of all countries, and all of a large tie there, where it expects few equals.
 */
const avoidSorting = async (transaction: Database): Promise<unknown> =>
  sql`set local enable_sort = off`.execute(transaction);

/** One page, with the standing of the member if that was asked for: all of one moment. */
async function readBoard<Standing, Own>(
  database: Database,
  request: PageRequest,
  present: (row: StandingRow, place: Place) => Standing,
  presentOwn: (row: OwnStandingRow, shown: Standing, snapshot: Database) => Promise<Own>,
): Promise<Board<Standing> & WithOwn<Own>> {
  const { ranking, page, userId } = request;
  const isAlone = !page.withOwn || userId === undefined;
  if (isAlone && ranking.country === undefined) return readPage(database, request, present);
  return inSnapshot(database, async (snapshot) => {
    if (ranking.country !== undefined) await avoidSorting(snapshot);
    const board = await readPage(snapshot, request, present);
    if (isAlone) return board;
    const row = await findOwnStanding(snapshot, ranking, userId);
    if (!row) return { ...board, own: null };
    const rank = row.better + 1;
    const place = { rank, of: Math.max(rank, board.total) };
    return { ...board, own: await presentOwn(row, present(row, place), snapshot) };
  });
}

const present = (row: StandingRow, place: Place, board: string): GameStanding => ({
  '@id': `${board}#${row.playerId}`,
  '@type': 'Standing',
  ...place,
  player: toPlayer(row),
  points: row.chartPoints,
  gamePoints: row.gamePoints,
  medals: medals.map((medal) => row[medal]),
  nbScore: row.scoreCount,
  nbProved: row.provedCount,
});

/** What the next place needs: the first number that differs from those of the next better player. */
function presentNext({ counts, nextCounts }: OwnStandingRow): OwnGameStanding['next'] {
  const column = nextCounts?.findIndex((count, index) => count !== counts[index]) ?? -1;
  const difference = (nextCounts?.[column] ?? 0) - (counts[column] ?? 0);
  return difference > 0 ? { column, difference } : null;
}

const ownFacts = (row: OwnStandingRow) => ({
  next: presentNext(row),
  ...(row.countedAt !== null && { countedAt: row.countedAt }),
});

interface GameRequest extends Pick<Ranking, 'part' | 'country'>, Request {
  gameId: number;
  by: GameBoard;
  /** The URL of the ranking. */
  url?: string;
}

/** One page of the players of a game or of a part of it. The points of the game follow from the order of the chart points. */
export const readGameBoard = async (
  database: Database,
  { gameId, part, country, by, url = paths.gameRanking(gameId), ...request }: GameRequest,
): Promise<Board<GameStanding> & WithOwn<OwnGameStanding>> =>
  readBoard(
    database,
    {
      ranking: { gameId, part, country, board: by === 'medals' ? 'medals' : 'points' },
      ...request,
    },
    (row, place) => present(row, place, `${url}?by=${by}${country ? `&country=${country}` : ''}`),
    async (row, standing) => ({ ...standing, ...ownFacts(row) }),
  );

/** The address of a ranking that is not of a game, with what narrows it. */
function pathOf({ board, country, seriesId, platformId, gained }: Omit<Ranking, 'gameId'>): string {
  const ofCountry = country === undefined ? '' : `&country=${country}`;
  if (seriesId !== undefined) return `${seriesPaths.ranking(seriesId)}?by=${board}${ofCountry}`;
  if (platformId !== undefined) return `${seriesPaths.platformRanking(platformId)}?by=${board}`;
  const filters = { country: country ?? '', window: gained?.window ?? ('' as const) };
  const narrowed = rankingFilterView.write(filters);
  return `${paths.ranking(board)}${narrowed.size > 0 ? `?${narrowed.toString()}` : ''}`;
}

/** One page of a board of all players, of those of a country, of the games of a series, of a platform, or of what was gained lately. */
export async function readPlayerBoard(
  database: Database,
  {
    board,
    country,
    seriesId,
    platformId,
    gained,
    now = new Date(),
    ...request
  }: Omit<Ranking, 'gameId'> & { now?: Date } & Request,
): Promise<Board<PlayerStanding> & WithOwn<OwnPlayerStanding>> {
  const isOfAll = seriesId === undefined && platformId === undefined;
  const path = pathOf({ board, country, seriesId, platformId, gained });
  return readBoard(
    database,
    { ranking: { gameId: undefined, country, seriesId, platformId, gained, board }, ...request },
    (row, place) => ({
      ...present(row, place, path),
      cups: cups.map((cup) => row[cup]),
      badgePoints: row.badgePoints,
      nbBadge: row.badgeCount,
    }),
    async (row, standing, snapshot) => ({
      ...standing,
      ...ownFacts(row),
      // Of series and platforms nothing is kept.
      change:
        gained || !isOfAll
          ? null
          : await findPlayerChange(snapshot, {
              id: row.playerId,
              now,
              // Of the rankings within a country nothing is kept.
              boards: country === undefined ? [board] : [],
            }),
    }),
  );
}
