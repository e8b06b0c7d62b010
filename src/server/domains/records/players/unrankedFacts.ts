import { sql } from 'kysely';
import type { DecisionReason } from '../../../../contract/records/decisions';
import type { ScoreState } from '../../../../contract/records/scoreStates';
import type { UnrankedCause } from '../../../../contract/records/unrankedCauses';
import type { UnrankedPlayer } from '../../../../contract/schemas/players';
import type { Database } from '../../../platform/database/tables';

/** Why a player does not rank. */
export interface PlayerRanking {
  playerRanks: boolean;
  unrankedAt: string | null;
  unrankReason: DecisionReason | null;
  unrankNote: string | null;
  /** Since when the account is disabled or suspended. */
  outSince: string | null;
}

/** The columns of a {@link PlayerRanking} of players p and their users u. */
export const rankingColumns = sql`p.ranked as player_ranks, p.unranked_at, p.unrank_reason, p.unrank_note,
  coalesce(u.disabled_at, u.suspended_at) as out_since`;

/** Since when and why a player does not rank: a decision of the staff comes before the state of the account. */
export function unrankedPlayer(row: PlayerRanking): UnrankedPlayer | null {
  const { unrankedAt: since, unrankReason: reason, unrankNote: note, outSince } = row;
  if (since !== null) return { since, reason: reason ?? 'other', note };
  return outSince === null ? null : { since: outSince, reason: 'accountDisabled', note: null };
}

export async function findUnrankedPlayer(
  database: Database,
  playerId: number,
): Promise<UnrankedPlayer | null> {
  const { rows } = await sql<PlayerRanking>`
    select ${rankingColumns} from players p left join users u on u.id = p.user_id where p.id = ${playerId}`.execute(
    database,
  );
  return rows[0] ? unrankedPlayer(rows[0]) : null;
}

/** Why a score does not rank, apart from a withdrawal. */
export interface UnrankedFacts extends PlayerRanking {
  state: ScoreState;
  wasUnproved: boolean;
}

/** The columns of {@link UnrankedFacts} of scores s, their players p and users u, apart from the state. */
export const unrankedColumns = sql`s.was_unproved, ${rankingColumns}`;

/** A score whose player ranks again, but which has not followed yet, counts as one of a player who does not rank. */
export function unrankedCause(row: UnrankedFacts): UnrankedCause {
  if (row.state === 'unproved') return 'unproved';
  if (row.wasUnproved && row.state !== 'proved') return 'proofWaiting';
  return row.unrankedAt === null && row.outSince !== null ? 'accountDisabled' : 'playerUnranked';
}
