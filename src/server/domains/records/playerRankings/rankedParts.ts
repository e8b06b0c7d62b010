import { sql } from 'kysely';
import type { Database } from '../../../platform/database/tables';
import { isPublic } from '../../games/gameRows';

/** What ranks the players of some groups of a game. */
export interface RankedPart {
  gameId: number;
  /** Undefined for all groups. */
  part: number | undefined;
  /** Whether its sums are still being made. */
  filling: boolean;
}

/** The part of a game that is no downloadable content; all of the game if it has no such content. */
export async function findBase(database: Database, gameId: number): Promise<RankedPart> {
  const { rows } = await sql<{ part: number; filling: boolean }>`
    select id as part, filled_to is not null as filling from game_parts
    where game_id = ${gameId} and group_id is null`.execute(database);
  return { gameId, ...(rows[0] ?? { part: undefined, filling: false }) };
}

/** No part has this id. */
const nothing = 0;

/**
 * The part of a game that is a group: all of the game if it is the only one, and nothing if it is not ranked. Undefined for a group that is
 * unknown or not public.
 */
export async function findGroupPart(
  database: Database,
  groupId: number,
): Promise<RankedPart | undefined> {
  const { rows } = await sql<{
    gameId: number;
    part: number | null;
    filling: boolean;
    alone: boolean;
  }>`
    select u.game_id, a.id as part, a.filled_to is not null as filling,
      not exists (select from chart_groups o where o.game_id = u.game_id and o.id <> u.id) as alone
    from chart_groups u join games g on g.id = u.game_id and ${isPublic} left join game_parts a on a.group_id = u.id
    where u.id = ${groupId}`.execute(database);
  const [row] = rows;
  if (!row) return undefined;
  const { gameId, part, filling, alone } = row;
  return { gameId, part: part ?? (alone ? undefined : nothing), filling };
}
