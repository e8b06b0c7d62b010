import { sql } from 'kysely';
import type { Silence } from '../../../contract/schemas/reports';
import type { Database } from '../database/tables';
import { sanctioned } from '../errors/problemError';

interface Silenced {
  userId: number;
  at: Date;
}

/** Until when a member is silenced, and why; null if they are not. */
export async function findSilence(
  database: Database,
  { userId, at }: Silenced,
): Promise<Silence | null> {
  const { rows } = await sql<Silence>`
    select until, reason from report_cases where owner_id = ${userId} and measure = 'silence' and reversed_at is null
      and until > ${at} order by until desc limit 1`.execute(database);
  return rows[0] ?? null;
}

/** A silenced member writes nothing that others read. @throws ProblemError (403) with the date and the reason. */
export async function refuseSilenced(database: Database, silenced: Silenced): Promise<void> {
  const silence = await findSilence(database, silenced);
  if (silence) throw sanctioned('silenced', silence);
}
