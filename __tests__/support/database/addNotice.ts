import { sql } from 'kysely';
import type { Database } from '../../../src/server/platform/database/tables';

/** A notice about a decided case. */
export const addNotice = async (database: Database, { userId, at }: { userId: number; at: Date }) =>
  sql`
    with decided as (
      insert into report_cases (kind, subject_id, opened_at, state, decided_at)
      values ('name', ${userId}, ${at}, 'decided', ${at}) returning id
    )
    insert into notices (user_id, kind, case_id, at) select ${userId}::int, 'warned', id, ${at} from decided`.execute(
    database,
  );
