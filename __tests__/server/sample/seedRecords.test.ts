import { sql } from 'kysely';
import { findChainFault } from '../../../src/server/domains/records/verification/findChainFault';
import { readSiteTotals } from '../../../src/server/domains/website/siteTotals';
import type { OpenDatabase } from '../../../src/server/platform/database/openedDatabase';
import { checkIntegrity } from '../../../src/server/platform/integrity/checkIntegrity';
import { requestStates } from '../../../src/contract/records/proofRequests';
import { proofStatuses } from '../../../src/contract/records/proofs';
import { scoreStates } from '../../../src/contract/records/scoreStates';
import { articleScores } from '../../../src/server/sample/records/articleScores';
import { sampleGames } from '../../../src/server/sample/records/generateScores';
import { sampleRules } from '../../../src/server/sample/records/sampleRules';
import { languages } from '../../../src/contract/languages';
import { seedSampleContent } from '../../../src/server/sample/seedSampleContent';
import { createTestDatabase } from '../../support/database/createTestDatabase';
import { verifyAll } from '../../support/records/verifyAll';

const opened: OpenDatabase[] = [];
const steps: [done: number, total: number][] = [];

async function openSeeded(): Promise<OpenDatabase> {
  const one = await createTestDatabase();
  opened.push(one);
  const onProgress = (done: number, total: number) => steps.push([done, total]);
  await seedSampleContent(one.database, {
    covers: 'none',
    onProgress,
    now: new Date('2026-12-24'),
  });
  return one;
}

let seeded: OpenDatabase;
beforeAll(async () => {
  seeded = await openSeeded();
});
afterAll(async () => Promise.all(opened.map(async (one) => one.close())));

const select = async <Row>(text: string) =>
  (await sql.raw<Row>(text).execute(seeded.database)).rows;
const count = async (text: string) => (await select<{ count: number }>(text))[0]?.count;

describe.each(Object.entries(articleScores))('%s', (key, known) => {
  test.each(known)('has $player on rank $rank with $amount', async ({ player, rank, amount }) => {
    const [game, chart] = key.split('/');
    const { rows } = await sql`
      select s.amounts[1] as amount, (select count(*) + 1 from scores b
        where b.chart_id = s.chart_id and b.ranked and b.sort_key < s.sort_key) as rank
      from scores s join charts c on c.id = s.chart_id join games g on g.id = c.game_id
      join players p on p.id = s.player_id join users u on u.id = p.user_id
      where g.slug = ${game} and c.slug = ${chart} and u.username = ${player}`.execute(
      seeded.database,
    );
    expect(rows).toEqual([{ amount, rank }]);
  });
});

test('the first event is the first score of the site, which was corrected', async () => {
  const rows = await select(`select u.username, e.kind, e.after->'amounts' as amounts, e.at
    from score_events e join users u on u.id = e.actor_id order by e.id limit 2`);
  expect(rows).toEqual([
    { username: 'hugo_1986', kind: 'created', amounts: [482_100], at: '2003-11-16T21:14:00.000Z' },
    { username: 'hugo_1986', kind: 'corrected', amounts: [48_210], at: '2003-11-16T21:25:00.000Z' },
  ]);
});

test('every chain of events verifies and is in the order of time', async () => {
  for (const { id } of await select<{ id: number }>('select id from charts'))
    expect(await findChainFault(seeded.database, id)).toBeUndefined();
  expect(
    await count(`select count(*) from score_events a join score_events b
      on b.chart_id = a.chart_id and b.sequence = a.sequence + 1 where b.at < a.at or b.id < a.id`),
  ).toBe(0);
});

test('the last event of each score says what the score is', async () => {
  expect(
    await count(`select count(*) from scores s where not exists (
      select from score_events e where e.score_id = s.id and e.revision = s.revision
        and e.chart_id = s.chart_id and e.player_id = s.player_id
        and s.changed_at = (select max(at) from score_events v where v.score_id = s.id
          and v.kind in ('created', 'improved', 'corrected'))
        and e.after = jsonb_build_object('amounts', s.amounts, 'platform', s.platform_id,
          'achievedOn', s.achieved_on, 'state', s.state))`),
  ).toBe(0);
});

test('nothing is left to rank, and all that is derived is that of a recount', async () => {
  expect(await count('select count(*) from ranking_changes')).toBe(0);
  expect(await count('select count(*) from game_rankings where ties_changed > ties_paid')).toBe(0);
  expect(await verifyAll(seeded.database)).toMatchObject({ differences: [], pending: [] });
});

test('standings and totals are the sums of the payments, and totals have a past', async () => {
  expect(
    await count(`with sums as (
        select c.game_id, s.player_id, sum(p.points) as points, count(*) as scores
        from scores s join charts c on c.id = s.chart_id
        left join score_points p on p.chart_id = s.chart_id and p.player_id = s.player_id
        where c.status <> 'retired' and s.state <> 'withdrawn' group by 1, 2)
      select count(*) from sums full join game_standings t using (game_id, player_id)
      where (coalesce(points, 0), scores) is distinct from (t.chart_points, t.score_count)`),
  ).toBe(0);
  expect(
    await count(`select count(*) from players p join player_totals t on t.player_id = p.id
      where t.chart_points <> (select sum(chart_points) from game_standings s where s.player_id = p.id)`),
  ).toBe(0);
  const undated =
    'select count(*) from players p left join player_totals t on t.player_id = p.id where t.day is null';
  expect(await count(undated)).toBe(0);
  const grown =
    'select count(*) from player_days d join player_totals t using (player_id) where t.score_count > d.score_count';
  expect(await count(grown)).toBeGreaterThan(100);
  const lastYear =
    "select count(*) from player_days where day between '2025-11-21' and '2026-10-01'";
  expect(await count(lastYear)).toBeGreaterThan(500);
});

test('every player is a member who joined before the first score and cannot log in', async () => {
  expect(await count('select count(*) from players')).toBeGreaterThan(1_400);
  expect(
    await count(`select count(*) from players p left join users u on u.id = p.user_id
      where u.id is null or p.country is null or u.created_at >= p.created_at
        or p.created_at <> (select min(posted_at) from scores s where s.player_id = p.id)`),
  ).toBe(0);
  expect(await count('select count(*) from users where password_hash is not null')).toBe(5);
});

test('a score is on a platform of its game, and nothing was posted before the game was there', async () => {
  expect(
    await count(`select count(*) from scores s join charts c on c.id = s.chart_id
      join games g on g.id = c.game_id where s.posted_at < g.published_at or not exists (
        select from game_platforms p where p.game_id = g.id and p.platform_id = s.platform_id)`),
  ).toBe(0);
});

test('everything has an English name, and columns have one where there are several', async () => {
  for (const table of ['games', 'series', 'platforms', 'chart_groups', 'charts']) {
    const one = table === 'series' ? table : table.slice(0, -1);
    expect(await count(`select count(*) from ${table}`)).toBeGreaterThan(0);
    expect(
      await count(`select count(*) from ${table} t where not exists (select from ${one}_translations n
        where n.${one.replace('chart_group', 'group')}_id = t.id and n.language = 'en' and n.name <> '')`),
    ).toBe(0);
  }
  expect(
    await count(`select count(*) from chart_values v
      where (select count(*) from chart_values o where o.chart_id = v.chart_id) > 1
        and (select count(*) from chart_value_translations n
          where (n.chart_id, n.position) = (v.chart_id, v.position)) < ${languages.length}`),
  ).toBe(0);
});

test('the games of the articles have rules, six of them in every language', async () => {
  const slugs = sampleGames.map(({ slug }) => slug);
  expect(Object.keys(sampleRules).filter((slug) => !slugs.includes(slug))).toEqual([]);
  const rows = await select<{ languages: number }>(`select count(*) as languages
    from game_translations where rules is not null group by game_id`);
  expect(rows).toHaveLength(Object.keys(sampleRules).length);
  expect(rows.filter((row) => row.languages === languages.length)).toHaveLength(6);
});

test('the site agrees with itself, and its totals are those of a recount', async () => {
  expect(await checkIntegrity(seeded.database)).toEqual([]);
  expect(await readSiteTotals(seeded.database)).toEqual({
    nbPlayer: await count('select count(*) from users'),
    nbChart: await count(`select count(*) from scores s join charts c on c.id = s.chart_id
      where s.state <> 'withdrawn' and c.status <> 'retired'`),
    nbChartProven: await count(`select count(*) from scores s join charts c on c.id = s.chart_id
      where s.state = 'proved' and c.status <> 'retired'`),
    nbGame: await count(`select count(*) from games where status in ('active', 'closed')`),
  });
});

test('progress is reported until everything is done', () => {
  const [last] = steps.slice(-1);
  expect(steps.map(([done]) => done)).toEqual(steps.map((_, index) => index + 1));
  expect(last?.[0]).toBe(last?.[1]);
});

const statesOf = async (where: string) =>
  (await select<{ state: string }>(`select distinct state from ${where} order by 1`)).map(
    ({ state }) => state,
  );

test('every proved score has an accepted proof, every waiting one waits, and no other', async () => {
  expect(
    await count(`select count(*) from scores s full join (
        select distinct score_id, state from proofs where state in ('accepted', 'waiting')) p on p.score_id = s.id
      where (s.state = 'proved' or p.state = 'accepted')
          and (s.state, p.state) is distinct from ('proved', 'accepted')
        or (s.state like 'proof_waiting%' or p.state = 'waiting')
          and (s.state not like 'proof_waiting%' or p.state is distinct from 'waiting')`),
  ).toBe(0);
  expect(await statesOf('scores')).toEqual(scoreStates.toSorted());
  expect(await statesOf('proofs')).toEqual(
    proofStatuses.filter((state) => state !== 'replaced').toSorted(),
  );
});

test('a proof was sent by an event, and decided by another one', async () => {
  expect(
    await count(`select count(*) from proofs p left join proof_pictures i on i.id = p.proof_picture_id
      left join score_events e on (e.score_id, e.revision, e.kind, e.at) = (p.score_id, p.revision, 'proofSent', p.sent_at)
      where e.id is null or e.detail is distinct from jsonb_strip_nulls(
        jsonb_build_object('video', p.video, 'file', i.file_sha256))`),
  ).toBe(0);
  expect(
    await count(`select count(*) from proofs p where decided_at is not null and not exists (
      select from score_events e where (e.score_id, e.at) = (p.score_id, p.decided_at)
        and (e.actor_id, e.detail->>'reason') is not distinct from (p.decided_by, p.reason))`),
  ).toBe(0);
  expect(
    await count(`select count(*) from proofs p join players l on l.id = p.player_id
      where p.decided_by is null and p.decided_at is not null or l.user_id in (p.decided_by, p.seconded_by)`),
  ).toBe(0);
});

test('every score that was asked for its proof has an open request, and no other', async () => {
  expect(
    await count(`select count(*) from scores s full join (
        select score_id from proof_requests where kind = 'member' and state = 'open') r on r.score_id = s.id
      where (s.state = 'asked') is distinct from (r.score_id is not null)`),
  ).toBe(0);
  expect(await statesOf("proof_requests where kind = 'member'")).toEqual(requestStates.toSorted());
  expect(await statesOf("proof_requests where kind = 'unusual'")).toEqual(requestStates.toSorted());
});

test('a request was made by an event that does not say by whom, and decided by another one', async () => {
  expect(
    await count(`select count(*) from proof_requests r where kind = 'member' and not exists (
      select from score_events e where (e.score_id, e.revision, e.kind, e.at) = (r.score_id, r.revision, 'asked', r.asked_at)
        and e.actor_id is null and e.detail is null)`),
  ).toBe(0);
  expect(
    await count(`select count(*) from proof_requests r where decided_at is not null and not (kind = 'unusual' and state = 'refused')
      and not exists (select from score_events e where (e.score_id, e.at, e.actor_id) = (r.score_id, r.decided_at, r.decided_by)
        and e.detail->>'reason' is not distinct from coalesce(r.reason, case r.kind when 'unusual' then r.grounds end))`),
  ).toBe(0);
  expect(
    await count(`select count(*) from proof_requests r join players l on l.id = r.player_id
      where (decided_by is null) <> (state in ('open', 'void')) or l.user_id in (decided_by, asked_by)
        or decided_by = asked_by`),
  ).toBe(0);
});

test('joana_b has scores to prove, requests and reports of her own, and was told of one', async () => {
  const rows = await select(`select
      (select array_agg(distinct state order by state) from scores s join players p on p.id = s.player_id
        where p.user_id = u.id and state in ('asked', 'due')) as scores,
      (select array_agg(distinct state order by state) from proof_requests where asked_by = u.id) as requests,
      (select array_agg(c.state order by c.state) from reports r join report_cases c on c.id = r.case_id
        where reporter_id = u.id) as reports, (select array_agg(kind) from notices where user_id = u.id) as notices
    from users u where username = 'joana_b'`);
  const requests = ['accepted', 'open', 'refused'];
  const [reports, notices] = [['decided', 'open'], ['reportDecided']];
  expect(rows).toEqual([{ scores: ['asked', 'due'], requests, reports, notices }]);
});

test('every proof is a video or a picture that is stored', async () => {
  expect(await count('select count(*) from proof_pictures')).toBeGreaterThan(40);
  expect(
    await count(`select count(*) from proof_pictures p where not exists (
      select from picture_files f where (f.picture_id, f.width, f.sha256) = (p.picture_id, p.width, p.sha256))`),
  ).toBe(0);
  // Somebody sent a picture of another player.
  const repeated = 'select count(*) - count(distinct file_sha256) as count from proof_pictures';
  expect(await count(repeated)).toBe(1);
  expect(await count('select count(*) from proofs where answers is not null')).toBe(1);
});

test('the words of decisions are those whose hash is in the event', async () => {
  expect(await count('select count(*) from event_notes')).toBeGreaterThan(10);
  expect(
    await count(`select count(*) from score_events e left join event_notes n using (chart_id, sequence)
      where e.detail->>'noteHash' is distinct from encode(sha256(convert_to(n.text, 'UTF8')), 'hex')`),
  ).toBe(0);
});

test('one player does not rank, which an event says of each score', async () => {
  expect(await select('select count(*) from players where not ranked')).toEqual([{ count: 1 }]);
  expect(
    await count(`select count(*) from scores s join players p on p.id = s.player_id
      where p.ranked = exists (select from score_events e where e.score_id = s.id and e.kind = 'unranked')`),
  ).toBe(0);
});

test('a second site gets the same scores, events and members', async () => {
  const again = await openSeeded();
  const read = async ({ database }: OpenDatabase) =>
    (
      await sql`select (select jsonb_agg(encode(hash, 'hex') order by chart_id) from chart_heads) as chains,
        (select md5(string_agg(u::text, ',' order by id)) from (
          select id, username, created_at, language from users where password_hash is null) u) as members,
        (select md5(string_agg(p::text, ',' order by id)) from proofs p) as proofs,
        (select md5(string_agg(d::text, ',' order by player_id, day)) from player_days d) as days`.execute(
        database,
      )
    ).rows;
  expect(await read(again)).toEqual(await read(seeded));
});
