import { sql, type RawBuilder } from 'kysely';
import { proofRules } from '../../../contract/records/proofs';
import type { Database } from '../../platform/database/tables';
import { holdAccount } from '../records/players/holdAccount';
import { isGiven, type Moderator } from './moderator';

interface Claim {
  moderator: Moderator;
  at: Date;
}

const endOf = (at: Date) => new Date(at.getTime() + proofRules.leaseMinutes * 60_000);

/** Whether nobody else looks at proof p. */
const isFree = ({ moderator, at }: Claim): RawBuilder<boolean> => sql<boolean>`
  (p.claimed_until is null or p.claimed_until <= ${at} or p.claimed_by is null or p.claimed_by = ${moderator.id})`;

interface NextProof extends Claim {
  game: number | undefined;
  skip: readonly number[];
  keep?: readonly number[];
}

/** A claim names its moderator, so the account is held first. */
const inTransaction = async <Result>(
  database: Database,
  { moderator }: Claim,
  work: (transaction: Database) => Promise<Result>,
): Promise<Result> =>
  database.transaction().execute(async (transaction) => {
    await holdAccount(transaction, moderator.id, { toDelete: false });
    return work(transaction);
  });

/**
 * Takes the oldest proof that is free for a moderator. Proofs that another moderator takes at this moment are passed over.
 * @returns Its id; undefined if none waits.
 */
export const takeNextProof = async (
  database: Database,
  { game, skip, keep = [], ...claim }: NextProof,
): Promise<number | undefined> =>
  inTransaction(database, claim, async (transaction) => {
    const { moderator, at } = claim;
    await freeProofs(transaction, skip, moderator.id);
    const ofGame = game === undefined ? sql`` : sql`and p.game_id = ${game}`;
    const { rows } = await sql<{ id: number }>`
      update proofs set claimed_by = ${moderator.id}, claimed_until = ${endOf(at)} where id = (
        select p.id from proofs p
        where ${isGiven(moderator)} ${ofGame} and ${isFree(claim)} and p.id <> all(${sql.val([...skip, ...keep])}::int[])
        order by p.sent_at, p.id limit 1 for update of p skip locked
      ) returning id`.execute(transaction);
    return rows[0]?.id;
  });

/** @returns Whether the waiting proof is the moderator’s for the next half hour. */
export const claimProof = async (
  database: Database,
  { id, ...claim }: Claim & { id: number },
): Promise<boolean> =>
  inTransaction(database, claim, async (transaction) => {
    const { moderator, at } = claim;
    const { rows } = await sql`
      update proofs p set claimed_by = ${moderator.id}, claimed_until = ${endOf(at)}
      where p.id = ${id} and p.state = 'waiting' and p.seconded_by is distinct from ${moderator.id}
        and ${isFree(claim)} returning p.id`.execute(transaction);
    return rows.length > 0;
  });

/** Frees those of the proofs that the moderator holds. */
export async function freeProofs(
  database: Database,
  ids: readonly number[],
  userId: number,
): Promise<void> {
  if (ids.length === 0) return;
  await sql`
    update proofs set claimed_by = null, claimed_until = null where id in (
      select p.id from proofs p where p.id = any(${sql.val(ids)}::int[]) and p.claimed_by = ${userId}
      for update of p skip locked
    )`.execute(database);
}
