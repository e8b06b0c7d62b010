import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { paths } from '../../../../../src/contract/paths';
import { PostResults, type ScoreRow } from '../../../../../src/contract/schemas/scores';
import { ScoreSheet } from '../../../../../src/contract/schemas/sheets';
import { languages } from '../../../../../src/contract/languages';
import { moderationPaths } from '../../../../../src/contract/moderationPaths';
import { takeBackPaths } from '../../../../../src/contract/takeBackPaths';
import { actOnScores } from '../../../../../src/server/domains/records/scores/actOnScores';
import { eventually } from '../../../../support/eventually';
import { addScores } from '../../../../support/records/addScores';
import { addChart } from '../../../../support/server/addChart';
import { joinAs } from '../../../../support/server/comments';
import { addProof, setUpModeration } from '../../../../support/server/moderation';
import { readContract } from '../../../../support/readContract';

const site = setUpModeration();
let chart: number;
let member: Awaited<ReturnType<typeof joinAs>>;
beforeEach(async () => {
  chart = await addChart(site.server.database);
  member = await joinAs(site.server);
});

const video = { video: 'https://youtu.be/dQw4w9WgXcQ' };

const row = (changes: Partial<ScoreRow> = {}): ScoreRow => ({
  chart,
  values: [500],
  key: randomUUID(),
  ...changes,
});

async function send(scores: ScoreRow[], { language = 'en', dryRun = false } = {}) {
  const response = await site.server.app.inject({
    method: 'POST',
    url: paths.scoreBatch,
    headers: { 'accept-language': language, ...member.headers },
    payload: { scores, dryRun },
  });
  return readContract(PostResults, response.json<unknown>()).results;
}

async function readSheet() {
  const { gameId } = await site.server.database
    .selectFrom('charts')
    .select('gameId')
    .where('id', '=', chart)
    .executeTakeFirstOrThrow();
  await site.server.database
    .insertInto('gameTranslations')
    .values({ gameId, language: 'en', name: 'Starlance' })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const url = paths.gameSheet(gameId);
  const response = await site.server.app.inject({ url, headers: member.headers });
  return readContract(ScoreSheet, response.json());
}

/** As a super administrator on another node would: this one reads it within a second. */
const configure = async (records: object) =>
  sql`insert into settings (key, value, updated_at) values ('site', ${JSON.stringify({ records })}, now())
    on conflict (key) do update set value = excluded.value`.execute(site.server.database);

describe('an unusual value', () => {
  beforeEach(async () => addScores(site.server.database, { chart, count: 10 }));

  test('is asked back, in a dry run too, and posted once it is confirmed', async () => {
    const doubt = { grounds: 'unusualValue', first: [10] };
    const refused = { outcome: 'refused', reason: 'confirmUnusual', doubt, scoreId: null };
    expect(await send([row()], { dryRun: true })).toMatchObject([refused]);
    expect(await send([row()])).toMatchObject([refused]);
    const confirmed = row({ confirmed: ['unusual'] });
    expect(await send([confirmed], { dryRun: true })).toMatchObject([
      { outcome: 'created', prediction: { rank: 1, of: 11 }, doubt: null },
    ]);
    expect(await send([confirmed])).toMatchObject([{ outcome: 'created', doubt: null }]);
  });

  test('is asked back in each language', async () => {
    const messages = await Promise.all(
      languages.map(async (language) => (await send([row()], { language }))[0]?.message),
    );
    expect(new Set(messages).size).toBe(languages.length);
  });

  test('is not asked back with its proof, but put before the moderators, too', async () => {
    const [posted] = await send([row({ proof: video })]);
    expect(posted).toMatchObject({ outcome: 'created' });
    const requests = await site.server.database
      .selectFrom('proofRequests')
      .select(['kind', 'state', 'grounds'])
      .where('scoreId', '=', posted?.scoreId ?? 0)
      .execute();
    expect(requests).toEqual([{ kind: 'unusual', state: 'open', grounds: 'unusualValue' }]);
  });
});

describe('a member with too many unproved scores', () => {
  beforeEach(async () => {
    await configure({ unprovedLimit: 2 });
    await send([row(), row({ chart: await addChart(site.server.database) })]);
    await sql`update scores s set state = 'unproved', was_unproved = true, ranked = false from players p
      where p.id = s.player_id and p.user_id = ${member.id}`.execute(site.server.database);
    await eventually(readSheet, ({ unprovedLimit }) => unprovedLimit === 2);
  });

  test('posts new values only with their proof, and may correct others', async () => {
    const [free, other] = [
      await addChart(site.server.database),
      await addChart(site.server.database),
    ];
    const refused = { outcome: 'refused', reason: 'tooManyUnproved' };
    expect(await send([row({ chart: free })], { dryRun: true })).toMatchObject([refused]);
    expect(await send([row({ chart: free }), row({ chart: other, proof: video })])).toMatchObject([
      refused,
      { outcome: 'created' },
    ]);
    const worse = row({ chart: other, values: [400], confirmed: ['worse', 'waitingProof'] });
    expect(await send([worse])).toMatchObject([{ outcome: 'corrected' }]);
    expect(await send([row({ chart: other, values: [600] })])).toMatchObject([refused]);
  });

  test('still may not while a proof of one of them waits', async () => {
    await sql`update scores set state = 'proof_waiting_due' where chart_id = ${chart}`.execute(
      site.server.database,
    );
    const free = await addChart(site.server.database);
    expect(await send([row({ chart: free })])).toMatchObject([{ reason: 'tooManyUnproved' }]);
  });

  test('posts again once one is withdrawn, or the limit is switched off', async () => {
    const free = await addChart(site.server.database);
    await configure({ unprovedLimit: 0 });
    await eventually(readSheet, ({ unprovedLimit }) => unprovedLimit === null);
    expect(await send([row({ chart: free })])).toMatchObject([{ outcome: 'created' }]);
    await configure({ unprovedLimit: 2 });
    await eventually(readSheet, ({ unprovedLimit }) => unprovedLimit === 2);
    await sql`update scores set state = 'withdrawn' where chart_id = ${chart}`.execute(
      site.server.database,
    );
    expect(await readSheet()).toMatchObject({ unprovedLimit: null });
    expect(await send([row({ chart: free, values: [700] })])).toMatchObject([
      { outcome: 'improved' },
    ]);
  });

  test('gets back no more of them than the limit, unless the staff undoes it', async () => {
    const { app, database, now } = site.server;
    const rows = await database
      .selectFrom('scores as s')
      .innerJoin('players as p', 'p.id', 's.playerId')
      .select('s.id')
      .where('p.userId', '=', member.id)
      .execute();
    const call = async (method: 'POST' | 'DELETE', url: string, { headers } = member) =>
      app.inject({ method, url, headers });
    for (const { id } of rows) await call('DELETE', paths.score(id));
    const [posted] = await send([row({ chart: await addChart(database) })]);
    for (const action of ['require', 'expire'] as const)
      await database.transaction().execute(async (transaction) => {
        const deeds = [{ scoreId: posted?.scoreId ?? 0, action }];
        return actOnScores(transaction, { deeds, actorId: null, at: now() });
      });
    const restored = await Promise.all(
      rows.map(async ({ id }) => call('POST', takeBackPaths.restoreScore(id))),
    );
    expect(restored.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 409]);
    const index = restored.findIndex(({ statusCode }) => statusCode === 409);
    expect(restored[index]?.body).toMatch(/too many scores that were not proved in time/);
    const url = takeBackPaths.restoreScore(rows[index]?.id ?? 0);
    expect((await call('POST', url)).statusCode).toBe(409);
    expect((await call('POST', url, site.people.admin)).statusCode).toBe(204);
  });
});

test('the setting says from how many scores on a first place needs two moderators', async () => {
  await configure({ secondModeratorFrom: 3 });
  await addScores(site.server.database, { chart, count: 2 });
  const { id } = await addProof(site.server, { chart, amount: 3 });
  await eventually(
    async () => site.first.read(id),
    ({ needsSecond }) => needsSecond,
  );
  await site.first.decide(id, { decision: 'accept' });
  expect(await site.first.read(id)).toMatchObject({ state: 'waiting', secondedBy: {} });
  await configure({ secondModeratorFrom: 0 });
  const { id: other } = await addProof(site.server, { chart, amount: 4 });
  await eventually(
    async () => site.second.read(other),
    ({ needsSecond }) => !needsSecond,
  );
  const response = await site.second.decide(other, { decision: 'accept' });
  expect(response.json()).toMatchObject({ '@id': moderationPaths.proof(other), state: 'accepted' });
});
