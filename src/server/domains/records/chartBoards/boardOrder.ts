import { sql } from 'kysely';

/** The order of the scores s of a board. Equal scores have one rank, and the one that is older stands first. */
export const boardOrder = sql`s.sort_key, s.changed_at, s.id`;
export const boardOrderReversed = sql`s.sort_key desc, s.changed_at desc, s.id desc`;
