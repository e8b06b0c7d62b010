import { randomUUID } from 'node:crypto';
import { limits } from '../../../../../src/contract/limits';
import { paths } from '../../../../../src/contract/paths';
import { RankingCollection } from '../../../../../src/contract/schemas/charts';
import { Problem } from '../../../../../src/contract/schemas/errors';
import { PostResults, type ScoreRow } from '../../../../../src/contract/schemas/scores';
import { GameStandingCollection } from '../../../../../src/contract/schemas/standings';
import { eventually } from '../../../../support/eventually';
import { addChart } from '../../../../support/server/addChart';
import { addPlatform } from '../../../../support/server/addGame';
import { joinAs } from '../../../../support/server/comments';
import { createTestServer, type TestServer } from '../../../../support/server/createTestServer';
import { readContract } from '../../../../support/readContract';
import { rankEverything } from '../../../../support/records/rankEverything';

let server: TestServer;
let chart: number;
let member: Awaited<ReturnType<typeof joinAs>>;
beforeAll(async () => {
  server = await createTestServer({ config: { rateLimitFactor: 1000 } });
});
afterAll(async () => server?.close());
beforeEach(async () => {
  chart = await addChart(server.database);
  member = await joinAs(server);
});

const row = (changes: Partial<ScoreRow> = {}): ScoreRow => ({
  chart,
  values: [500],
  key: randomUUID(),
  ...changes,
});

interface Sending {
  headers?: Record<string, string>;
  language?: string;
  dryRun?: boolean;
}

const send = async (scores: unknown, { headers, language = 'en', dryRun }: Sending = {}) =>
  server.app.inject({
    method: 'POST',
    url: paths.scoreBatch,
    headers: { 'accept-language': language, ...(headers ?? member.headers) },
    payload: { scores, ...(dryRun === undefined ? {} : { dryRun }) },
  });

async function sendRows(scores: ScoreRow[], options: Sending = {}) {
  const response = await send(scores, options);
  expect(response.statusCode).toBe(200);
  return readContract(PostResults, response.json<unknown>()).results;
}

const countScores = async () => {
  const rows = await server.database
    .selectFrom('scores')
    .select('id')
    .where('chartId', '=', chart)
    .execute();
  return rows.length;
};

describe('posting a batch', () => {
  test('stores what it can, and explains each refusal in the reader’s language', async () => {
    const locked = await addChart(server.database, { status: 'locked' });
    const results = await sendRows(
      [row(), row({ chart: locked }), row({ chart: 999_999 }), row({ values: [0] })],
      { language: 'fr' },
    );
    expect(results).toMatchObject([
      { outcome: 'created', score: expect.stringMatching(/^\/api\/scores\/\d+$/), message: null },
      { outcome: 'refused', reason: 'chartClosed' },
      { outcome: 'refused', reason: 'chartNotFound' },
      { outcome: 'refused', reason: 'confirmZero', message: expect.stringContaining('zéro') },
    ]);
    expect(await countScores()).toBe(1);
  });

  test('takes the path of a chart and a platform like their ids', async () => {
    const platform = await addPlatform(server.database, { en: 'Orbit 64' });
    const open = await addChart(server.database, { platformIds: [platform] });
    const key = randomUUID();
    const sent = row({ chart: paths.chart(open), platform: paths.platform(platform), key });
    const [byPath] = await sendRows([sent]);
    expect(byPath).toMatchObject({ outcome: 'created' });
    expect(byPath?.score).toBe(paths.score(byPath?.scoreId ?? 0));
    expect(await sendRows([row({ chart: open, platform, key })])).toEqual([byPath]);
    expect(
      await sendRows([
        row({ chart: paths.chart(999_999) }),
        row({ chart: paths.game(open) }),
        row({ platform: paths.platform(999_999) }),
      ]),
    ).toMatchObject([
      { reason: 'chartNotFound', scoreId: null },
      { reason: 'chartNotFound' },
      { reason: 'unknownPlatform' },
    ]);
  });

  test('answers as JSON-LD, or as plain JSON on request', async () => {
    const linked = await send([row()]);
    expect(linked.json()).toMatchObject({
      '@context': '/api/contexts/ScoreBatch',
      '@id': paths.scoreBatch,
      '@type': 'ScoreBatch',
    });
    const plain = await send([row()], {
      headers: { ...member.headers, accept: 'application/json' },
    });
    expect(plain.json()).toEqual({ results: [expect.any(Object)] });
  });

  test('improves, corrects after a confirmation, and changes nothing for the same score', async () => {
    const [created] = await sendRows([row()]);
    const [same] = await sendRows([row()]);
    const [better] = await sendRows([row({ values: [600] })]);
    const [worse] = await sendRows([row({ values: [100] })]);
    const [confirmed] = await sendRows([row({ values: [100], confirmed: ['worse'] })]);
    expect([same, better, worse, confirmed].map((result) => result?.outcome)).toEqual([
      'same',
      'improved',
      'refused',
      'corrected',
    ]);
    expect(worse?.reason).toBe('confirmWorse');
    expect(confirmed?.score).toBe(created?.score);
    expect(await countScores()).toBe(1);
  });

  test('gives a row with the same key the same result, in the same batch and later', async () => {
    const first = row();
    const results = await sendRows([first, first]);
    expect(results[1]).toEqual(results[0]);
    expect(await sendRows([first])).toEqual([results[0]]);
  });

  test('takes one row of a chart, and refuses another one in the reader’s language', async () => {
    const results = await sendRows([row(), row({ values: [600] })], { language: 'es' });
    expect(results).toMatchObject([
      { outcome: 'created' },
      { outcome: 'refused', reason: 'chartRepeated', message: expect.stringContaining('tabla') },
    ]);
    const scores = await server.database
      .selectFrom('scores')
      .select('amounts')
      .where('chartId', '=', chart)
      .execute();
    expect(scores).toEqual([{ amounts: [500] }]);
  });

  test('counts rows against the limit, not requests', async () => {
    const node = await createTestServer({ node: server, config: { rateLimitFactor: 0.01 } });
    const sendTo = async (scores: ScoreRow[]) =>
      node.app.inject({
        method: 'POST',
        url: paths.scoreBatch,
        headers: member.headers,
        payload: { scores },
      });
    try {
      const charts = await Promise.all(
        Array.from({ length: 7 }, async () => addChart(server.database)),
      );
      const rows = charts.map((id) => row({ chart: id }));
      expect((await sendTo(rows)).statusCode).toBe(200);
      const limited = await sendTo(rows);
      expect(limited.statusCode).toBe(429);
      expect(limited.headers['retry-after']).toBe('600');
    } finally {
      await node.close();
    }
  });

  test.each<[string, unknown]>([
    ['no rows', []],
    ['too many rows', Array.from({ length: limits.scoresPerBatch + 1 }, () => row())],
    ['a fraction', [{ ...row(), values: [1.5] }]],
    ['a number beyond safe integers', [{ ...row(), values: [2 ** 60] }]],
    ['a text for a number', [{ ...row(), values: ['5'] }]],
    ['a chart beyond any id', [{ ...row(), chart: 2 ** 40 }]],
    ['a key that is no UUID', [{ ...row(), key: 'first' }]],
    ['a day without a month', [{ ...row(), achievedOn: '2026-13-01' }]],
    ['an unknown field', [{ ...row(), points: 1 }]],
  ])('returns 422 for %s', async (_name, scores) => {
    const response = await send(scores);
    expect(response.statusCode).toBe(422);
    expect(readContract(Problem, response.json<unknown>()).violations).not.toHaveLength(0);
    expect(await countScores()).toBe(0);
  });

  test('refuses a day that is not in the calendar', async () => {
    const [result] = await sendRows([row({ achievedOn: '2026-02-30' })]);
    expect(result).toMatchObject({ outcome: 'refused', reason: 'unknownDate' });
  });

  test('says of a day far ahead that it lies in the future', async () => {
    const [result] = await sendRows([row({ achievedOn: '9999-12-31' })]);
    expect(result).toMatchObject({ message: 'The day is in the future.' });
  });

  test('says how early a day may be', async () => {
    const [result] = await sendRows([row({ achievedOn: '1900-01-01' })]);
    expect(result).toMatchObject({ message: 'The day is before January 1, 1970.' });
  });

  test('returns 401 to a guest', async () => {
    expect((await send([row()], { headers: {} })).statusCode).toBe(401);
  });
});

describe('a dry run', () => {
  test('says where each score would stand, and stores nothing', async () => {
    for (const value of [900, 500, 500]) {
      await sendRows([row({ values: [value] })], { headers: (await joinAs(server)).headers });
    }
    const results = await sendRows(
      [row({ values: [1000] }), row({ values: [500] }), row({ values: [0] })],
      { dryRun: true },
    );
    expect(results).toMatchObject([
      { outcome: 'created', score: null, prediction: { rank: 1, tied: 1, of: 4, points: 400 } },
      { outcome: 'created', prediction: { rank: 2, tied: 3, of: 4 } },
      { outcome: 'refused', reason: 'confirmZero', prediction: null },
    ]);
    expect(await countScores()).toBe(3);
    const players = await server.database
      .selectFrom('players')
      .select('id')
      .where('userId', '=', member.id)
      .execute();
    expect(players).toEqual([]);
  });

  test('predicts what posting brings', async () => {
    await sendRows([row({ values: [700] })], { headers: (await joinAs(server)).headers });
    await sendRows([row({ values: [300] })]);
    const [predicted] = await sendRows([row({ values: [700] })], { dryRun: true });
    await sendRows([row({ values: [700] })]);
    await rankEverything(server.database);
    const response = await server.app.inject({ url: paths.chartRanking(chart) });
    const board = readContract(RankingCollection, response.json<unknown>());
    const { rank, tied, of, points } = board['hydra:member'][0] ?? {};
    expect(predicted?.prediction).toMatchObject({ rank, tied, of, points });
    expect(tied).toBe(2);
  });

  test('predicts no place for a player whose scores do not rank', async () => {
    await sendRows([row({ values: [1] })]);
    await server.database
      .updateTable('players')
      .set({ ranked: false })
      .where('userId', '=', member.id)
      .execute();
    const [result] = await sendRows([row({ values: [700] })], { dryRun: true });
    expect(result).toMatchObject({ outcome: 'improved', prediction: null });
  });
});

test('a running server ranks a game soon after a score is posted', async () => {
  const node = await createTestServer({ node: server, runsJobs: true });
  try {
    await sendRows([row()]);
    const { gameId } = await server.database
      .selectFrom('charts')
      .select('gameId')
      .where('id', '=', chart)
      .executeTakeFirstOrThrow();
    let second = 0;
    const read = async () => {
      // The game is ranked some time after its charts.
      second += 1;
      server.setTime(new Date(Date.UTC(2026, 10, 20, 12, 0, second)).toISOString());
      const response = await node.app.inject({ url: paths.gameRanking(gameId) });
      return readContract(GameStandingCollection, response.json<unknown>());
    };
    const board = await eventually(read, (found) => found['hydra:totalItems'] === 1);
    expect(board['hydra:member']).toMatchObject([{ rank: 1, points: 100 }]);
  } finally {
    await node.close();
  }
});
