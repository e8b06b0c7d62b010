import { Type, type Static } from '@sinclair/typebox';
import { sql } from 'kysely';
import {
  caseReasons,
  reportMeasures,
  reportReasons,
  type ReportKind,
} from '../../contract/reports';
import type { KeptSubject } from '../platform/database/reportTables';
import type { Database } from '../platform/database/tables';
import { checkSample, closed, oneOf, time } from './checkSample';
import reports from './data/reports.json';
import { sampleMembers } from './sampleMembers';

const member = oneOf(sampleMembers.map(({ username }) => username));
const CaseFacts = Type.Object(
  {
    /** What was reported: one of these. */
    comment: Type.Optional(
      Type.Object({ article: Type.String(), author: member, at: time }, closed),
    ),
    score: Type.Optional(Type.Object({ chart: Type.String(), player: Type.String() }, closed)),
    name: Type.Optional(Type.String()),
    reports: Type.Array(
      Type.Object(
        {
          by: member,
          at: time,
          reason: oneOf(reportReasons),
          message: Type.Optional(Type.String()),
        },
        closed,
      ),
    ),
    decided: Type.Optional(
      Type.Object(
        {
          at: time,
          by: member,
          hide: Type.Boolean(),
          measure: oneOf(reportMeasures),
          reason: oneOf(caseReasons),
          note: Type.String(),
        },
        closed,
      ),
    ),
  },
  closed,
);
type CaseFacts = Static<typeof CaseFacts>;

const cases = checkSample(Type.Array(CaseFacts), reports, 'reports.json');

interface Subject {
  kind: ReportKind;
  subjectId: number;
  thing?: string;
  placeId: number | null;
  ownerId: number;
  kept: KeptSubject;
}

const subjectQuery = ({ comment, score, name }: CaseFacts) => {
  if (comment)
    return sql<Subject>`
      select 'comment' as kind, c.id as subject_id, a.id as place_id, u.id as owner_id, jsonb_build_object('text', c.content) as kept
      from comments c join articles a on a.id = c.article_id join users u on u.id = c.user_id
      where (a.slug, u.username, c.created_at) = (${comment.article}, ${comment.author}, ${comment.at}::timestamptz)`;
  if (score)
    return sql<Subject>`
      select 'score' as kind, s.id as subject_id, null::int as place_id, u.id as owner_id, jsonb_build_object('amounts', s.amounts) as kept
      from scores s join charts c on c.id = s.chart_id join games g on g.id = c.game_id
      join players l on l.id = s.player_id join users u on u.id = l.user_id
      where (g.slug || '/' || c.slug, u.username) = (${score.chart}, ${score.player})`;
  return sql<Subject>`
    select 'name' as kind, id as subject_id, md5(folded_username(username)) as thing, null::int as place_id, id as owner_id, jsonb_build_object('name', username) as kept
    from users where username = ${name}`;
};

type Members = ReadonlyMap<string, number>;

async function storeCase(database: Database, facts: CaseFacts, members: Members) {
  const [subject] = (await subjectQuery(facts).execute(database)).rows;
  if (!subject) throw new Error(`Nothing to report: ${JSON.stringify(facts)}`);
  const { decided } = facts;
  const { id } = await database
    .insertInto('reportCases')
    .values({
      ...subject,
      kept: JSON.stringify(subject.kept),
      openedAt: facts.reports[0]?.at ?? '',
      ...(decided && {
        state: 'decided',
        hide: decided.hide,
        measure: decided.measure,
        reason: decided.reason,
        note: decided.note,
        decidedBy: members.get(decided.by) ?? null,
        decidedAt: decided.at,
      }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const rows = facts.reports.map(({ by, at, reason, message = null }, index) => ({
    caseId: id,
    reporterId: members.get(by) ?? null,
    reason,
    message,
    reportedAt: at,
    clientKey: `00000000-0000-4000-8000-${String(id * 100 + index).padStart(12, '0')}`,
  }));
  await database.insertInto('reports').values(rows).execute();
  return { id, ...subject };
}

/** Hides what was decided to be hidden, and tells both sides. */
async function followDecision(
  database: Database,
  { id, ownerId, subjectId }: Awaited<ReturnType<typeof storeCase>>,
  { hide, measure, at }: NonNullable<CaseFacts['decided']>,
) {
  if (hide)
    await database
      .updateTable('comments')
      .set({ hiddenAt: at })
      .where('id', '=', subjectId)
      .execute();
  const kinds = [...(hide ? ['hidden'] : []), ...(measure === 'warn' ? ['warned'] : [])];
  await sql`
    insert into notices (user_id, kind, case_id, at)
    select ${ownerId}::int, kind, ${id}::int, ${at}::timestamptz from unnest(${sql.val(kinds)}::text[]) kind
    union all select reporter_id, 'reportDecided', case_id, ${at}::timestamptz from reports where case_id = ${id}`.execute(
    database,
  );
}

/** Stores what members reported, and what was decided about it. */
export async function seedReports(database: Database, members: Members): Promise<void> {
  for (const facts of cases) {
    const stored = await storeCase(database, facts, members);
    if (facts.decided) await followDecision(database, stored, facts.decided);
  }
}
