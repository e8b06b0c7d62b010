import { sql } from 'kysely';
import type { Silence } from '../../../contract/schemas/reports';
import type { Database } from '../database/tables';
import { sanctioned } from '../errors/problemError';

interface Sanctioned {
  userId: number;
  at: Date;
}

/** Until when a member is silenced or suspended, and why; null if they are not. */
export async function findSanction(
  database: Database,
  { userId, measure, at }: Sanctioned & { measure: 'silence' | 'suspend' },
): Promise<Silence | null> {
  const { rows } = await sql<Silence>`
    select until, coalesce(reason, 'other') as reason from report_cases
    where owner_id = ${userId} and measure = ${sql.lit(measure)} and measure in ('silence', 'suspend')
      and reversed_at is null and until > ${at} order by until desc limit 1`.execute(database);
  return rows[0] ?? null;
}

/** A silenced member writes nothing that others read. @throws ProblemError (403) with the date and the reason. */
export async function refuseSilenced(database: Database, member: Sanctioned): Promise<void> {
  const silence = await findSanction(database, { ...member, measure: 'silence' });
  if (silence) throw sanctioned('silenced', silence);
}
