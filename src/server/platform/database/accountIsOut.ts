import { sql, type RawBuilder } from 'kysely';

/**
 * Whether the account of users with this alias is disabled or suspended: nobody logs in to it, and its scores do not rank. A suspension
 * lasts until it is ended, not until its date: rankings follow events, not clocks.
 */
export const accountIsOut = (alias: string): RawBuilder<boolean> =>
  sql<boolean>`(${sql.ref(`${alias}.disabled_at`)} is not null or ${sql.ref(`${alias}.suspended_until`)} is not null)`;
