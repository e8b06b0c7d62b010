import { sql } from 'kysely';
import type { PlayerBoard } from '../../../../contract/records/rankingBoards';
import type { OwnPlayerStanding, PlayerStanding } from '../../../../contract/schemas/standings';
import type { Database } from '../../../platform/database/tables';
import { RequestError } from '../../../platform/errors/requestError';
import { writeCursor } from '../../../platform/http/pageCursor';
import type { Board } from '../playerRankings/findStandings';
import type { StandingCursor, StandingPage } from '../playerRankings/standingQuery';
import { playerColumns, type PlayerRow } from '../players/playerRows';
import { playersNamed } from '../players/playersNamed';
import { findKeptPlaces, type Place } from './findKeptPlaces';
import { findOwnPast } from './findOwnPast';
import { presentPast } from './presentPast';

interface Request {
  board: PlayerBoard;
  day: string;
  page: StandingPage;
  /** The member whom the page is for; undefined for one that is the same for everyone. */
  userId: number | undefined;
}

/** The index of the player whom a page is around; -1 if that one has no kept place. */
async function findTarget(
  database: Database,
  { page: { search, player = 0 }, userId }: Request,
  places: readonly Place[],
): Promise<number> {
  const ids = places.map(({ id }) => id);
  const wanted =
    search !== undefined
      ? sql`select p.id from (${playersNamed(search)}) p where p.id = any(${sql.val(ids)}::int[])
          order by p.name using ~<~ limit 1`
      : userId !== undefined && player === 0
        ? sql`select id from players where user_id = ${userId}`
        : sql`select ${player}::int as id`;
  const { rows } = await sql<{ id: number }>`${wanted}`.execute(database);
  return ids.indexOf(rows[0]?.id ?? 0);
}

/** @throws RequestError (400) for a cursor of a player without a kept place */
function indexOf(places: readonly Place[], { id }: StandingCursor): number {
  const index = places.findIndex((place) => place.id === id);
  if (index === -1) throw new RequestError(400, 'badCursor');
  return index;
}

/** Where the page begins and ends among the places. */
function rangeOf(places: readonly Place[], page: StandingPage): [number, number] {
  const { after, before, rank, size } = page;
  if (before) {
    const end = indexOf(places, before);
    return [Math.max(0, end - size), end];
  }
  const tie = places.findIndex((place) => place.rank === places[(rank ?? 1) - 1]?.rank);
  // Behind the end it is the last page.
  const first = tie === -1 ? Math.max(0, places.length - size) : tie;
  const start = after ? indexOf(places, after) + 1 : first;
  return [start, start + size];
}

async function findPlayers(database: Database, places: readonly Place[]) {
  const ids = places.map(({ id }) => id);
  const { rows } = await sql<PlayerRow>`
    select p.id as player_id, ${playerColumns} from players p left join users u on u.id = p.user_id
    where p.id = any(${sql.val(ids)}::int[])`.execute(database);
  return new Map(rows.map((row) => [row.playerId, row]));
}

const nobody = { country: null, username: null, userSlug: null };

type PastRanking = Board<PlayerStanding> & {
  own?: OwnPlayerStanding | null;
  day: string | null;
  since: string | null;
  latest: string | null;
};

/** One page of the first 200 players of a ranking at the end of the last kept day until the one that was asked for. */
export async function readPastRanking(database: Database, request: Request): Promise<PastRanking> {
  const { board, page, userId } = request;
  const { day, since, of, places, latest } = await findKeptPlaces(database, request);
  const isAround = Boolean(page.search ?? page.player ?? page.aroundMe);
  const target = isAround ? await findTarget(database, request, places) : -1;
  const first = Math.max(0, target - Math.floor((page.size - 1) / 2));
  const [start, end] = isAround ? [first, first + page.size] : rangeOf(places, page);
  const shown = isAround && target === -1 ? [] : places.slice(start, end);
  const players = await findPlayers(database, shown);
  const own =
    day !== null && page.withOwn ? await findOwnPast(database, { board, day, userId }) : null;
  const ownLatest =
    own && latest ? await findOwnPast(database, { board, day: latest.day, userId }) : null;
  const cursorAt = (place: Place | undefined) =>
    place && writeCursor({ counts: place.counts, id: place.id } satisfies StandingCursor);
  return {
    items: shown.map((place) => {
      const player = players.get(place.id) ?? { ...nobody, playerId: place.id };
      const standing = presentPast({ board, of, player, ...place });
      return latest ? { ...standing, latestRank: latest.ranks.get(place.id) ?? null } : standing;
    }),
    total: places.length,
    next: end < places.length ? cursorAt(shown.at(-1)) : undefined,
    previous: start > 0 ? cursorAt(shown[0]) : undefined,
    countedAt: undefined,
    around: isAround ? (places[target]?.id ?? null) : undefined,
    ...(page.withOwn && {
      own: own && {
        ...own,
        ...(ownLatest && { latestRank: ownLatest.rank }),
        ...(ownLatest?.estimated && { latestEstimated: true as const }),
      },
    }),
    day,
    since,
    latest: latest?.day ?? null,
  };
}
