import { sql } from 'kysely';
import { moderationPaths } from '../../../contract/moderationPaths';
import { maxListedRows } from '../../../contract/maxListedRows';
import type { ModerationFigures } from '../../../contract/schemas/moderation';
import type { Database } from '../../platform/database/tables';
import { toUser, userOf } from './proofRows';

/** Days from which each step of ages begins. */
const steps = [0, 1, 3, 7, 14, 30];
const dayCount = 30;

async function countAges(database: Database, at: Date) {
  const { rows } = await sql<{ days: number; proofs: number }>`
    select a.days, count(p.id) as proofs from (
      select days, case when days = 0 then 'infinity' else ${at}::timestamptz - make_interval(days => days) end as "to",
        coalesce(${at}::timestamptz - make_interval(days => lead(days) over (order by days)), '-infinity') as "from"
      from unnest(${sql.val(steps)}::int[]) days
    ) a left join proofs p on p.state = 'waiting' and p.sent_at > a."from" and p.sent_at <= a."to"
    group by a.days order by a.days`.execute(database);
  return rows;
}

/** The decisions of the last days, of which no more than so many are read. */
const decided = (at: Date) => sql`(
  select p.decided_by, p.state, p.decided_at, p.sent_at from proofs p
  where p.decided_at > ${at}::timestamptz - make_interval(days => ${dayCount}::int)
    and p.state in ('accepted', 'refused', 'revoked')
  order by p.decided_at desc limit ${maxListedRows}) p`;

type Decisions = Pick<
  ModerationFigures['moderators'][number],
  'accepted' | 'refused' | 'revoked'
> & { user: Parameters<typeof toUser>[0] };

async function countDecisions(database: Database, at: Date) {
  const { rows } = await sql<Decisions>`
    select ${userOf('d.decided_by')} as user, d.accepted, d.refused, d.revoked from (
      select p.decided_by, count(*) as total, count(*) filter (where p.state = 'accepted') as accepted,
        count(*) filter (where p.state = 'refused') as refused, count(*) filter (where p.state = 'revoked') as revoked
      from ${decided(at)} group by p.decided_by
    ) d order by d.total desc, d.decided_by`.execute(database);
  return rows.map(({ user, ...counts }) => ({ user: toUser(user), ...counts }));
}

async function readMedian(database: Database, at: Date): Promise<number | null> {
  const { rows } = await sql<{ hours: number | null }>`
    select floor(percentile_cont(0.5) within group (order by extract(epoch from p.decided_at - p.sent_at)) / 3600)::int as hours
    from ${decided(at)} where p.state <> 'revoked'`.execute(database);
  return rows[0]?.hours ?? null;
}

/** How long proofs wait, and who decides. Read from the indexes of waiting and of decided proofs. */
export const readFigures = async (database: Database, at: Date): Promise<ModerationFigures> => ({
  '@id': moderationPaths.figures,
  '@type': 'ModerationFigures',
  ages: await countAges(database, at),
  moderators: await countDecisions(database, at),
  medianHours: await readMedian(database, at),
});
