import type { Language } from '../../../../contract/languages';
import { visitBoards } from '../../../../contract/records/visits';
import type { VisitChanges, VisitPlace } from '../../../../contract/schemas/visits';
import { ownPaths } from '../../../../contract/ownPaths';
import { inSnapshot } from '../../../platform/database/inSnapshot';
import type { Database } from '../../../platform/database/tables';
import type { SeenPlace } from '../../../platform/database/visitTables';
import { findPlayerOf } from '../players/findPlayerOf';
import { findPlayerRanks } from '../playerRankings/findPlayerRanks';
import { findChanges } from './findChanges';
import { findVisit, keepVisit } from './keptVisits';
import { nextVisit } from './nextVisit';

interface Request {
  userId: number;
  now: Date;
  language: Language;
}

interface Place extends SeenPlace {
  of: number;
}

/** The places of a player in the rankings that are shown; none for a player who is in none. */
async function findPlaces(database: Database, playerId: number): Promise<Place[]> {
  const ranks = await findPlayerRanks(database, playerId, visitBoards);
  const totals = await database
    .selectFrom('playerTotals')
    .select(['chartPoints', 'gamePoints'])
    .where('playerId', '=', playerId)
    .executeTakeFirst();
  if (!totals) return [];
  const counts = { points: totals.chartPoints, 'game-points': totals.gamePoints };
  return visitBoards.flatMap((board) => {
    const found = ranks.find((one) => one.board === board);
    return found ? [{ ...found, board, count: counts[board] }] : [];
  });
}

function compared({ board, count, rank, of }: Place, before: readonly SeenPlace[]): VisitPlace {
  const then = before.find((place) => place.board === board);
  const gained = then ? count - then.count : null;
  return { board, count, rank, of, gained, rankBefore: then?.rank ?? null };
}

/** What changed for a member since the last visit, at one moment; the look is kept for the next visit. */
export async function readVisitChanges(
  database: Database,
  request: Request,
): Promise<VisitChanges> {
  const { userId, now, language } = request;
  const { kept, start, places, changes } = await inSnapshot(database, async (snapshot) => {
    const kept = await findVisit(snapshot, userId);
    const start = nextVisit(kept, now);
    const playerId = await findPlayerOf(snapshot, userId);
    const { since } = start;
    return {
      kept,
      start,
      places: playerId === undefined ? [] : await findPlaces(snapshot, playerId),
      changes:
        since === null
          ? []
          : await findChanges(snapshot, { userId, playerId: playerId ?? 0, since, language }),
    };
  });
  const seen = places.map(({ board, count, rank }) => ({ board, count, rank }));
  await keepVisit(database, { userId, now, kept, start, seen });
  return {
    '@id': ownPaths.sinceLastVisit,
    '@type': 'VisitChanges',
    since: start.since,
    places: places.map((place) => compared(place, start.before ?? [])),
    changes,
  };
}
