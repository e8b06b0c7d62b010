import { sql } from 'kysely';
import { lockGame } from '../../../../../src/server/domains/administration/games/gameRecord';
import type { ScoreToPost } from '../../../../../src/server/domains/records/scores/checkScore';
import { postScores } from '../../../../../src/server/domains/records/scores/postScores';
import { scoreToPost } from '../../../../support/records/scoreToPost';
import { sampleFormats } from '../../../../contract/records/sampleFormats';
import { addChart, addMember } from '../../../../support/server/addChart';
import { addPlatform } from '../../../../support/server/addGame';
import {
  createTestDatabase,
  type TestDatabase,
} from '../../../../support/database/createTestDatabase';

const hundredths = { ...sampleFormats.thousandths, decimals: 2 };
let opened: TestDatabase;
let userId: number;
let chart: number;

beforeAll(async () => {
  opened = await createTestDatabase();
});
afterAll(async () => opened?.close());
beforeEach(async () => {
  userId = await addMember(opened.database);
  chart = await addChart(opened.database);
});

const row = (changes: Partial<ScoreToPost> = {}) => scoreToPost(chart, changes);

const post = async (scores: ScoreToPost[], at = '2026-05-01T10:00:00Z') =>
  postScores(opened.database, { userId, scores, at: new Date(at) });

async function postOne(changes: Partial<ScoreToPost> = {}, at?: string) {
  const [result] = await post([row(changes)], at);
  return result;
}

const storedScores = async () =>
  opened.database.selectFrom('scores').selectAll().where('chartId', '=', chart).execute();

const eventsOf = async (chartId = chart) =>
  opened.database
    .selectFrom('scoreEvents')
    .selectAll()
    .where('chartId', '=', chartId)
    .orderBy('sequence')
    .execute();

/** How many changes of the chart wait to be ranked. */
const waiting = async () => {
  const rows = await opened.database
    .selectFrom('rankingChanges')
    .select('playerId')
    .where('chartId', '=', chart)
    .execute();
  return rows.length;
};

describe('a posted score', () => {
  test('creates the player, the score, its event and the request for a ranking', async () => {
    const result = await postOne({ amounts: [500], achievedOn: '2026-04-30' });
    const [score] = await storedScores();
    expect(result).toMatchObject({ outcome: 'created', scoreId: score?.id, revision: 1 });
    expect(score).toMatchObject({
      amounts: [500],
      achievedOn: '2026-04-30',
      state: 'none',
      ranked: true,
      postedAt: '2026-05-01T10:00:00.000Z',
    });
    expect(await eventsOf()).toMatchObject([
      { sequence: 1, kind: 'created', before: null, actorId: userId, scoreId: score?.id },
    ]);
    expect(await waiting()).toBe(1);
  });

  test('replaces a worse one', async () => {
    await postOne({ amounts: [500] });
    const result = await postOne({ amounts: [501] }, '2026-05-02T10:00:00Z');
    expect(result).toMatchObject({ outcome: 'improved', revision: 2 });
    expect(await storedScores()).toMatchObject([
      { amounts: [501], revision: 2, changedAt: '2026-05-02T10:00:00.000Z' },
    ]);
    expect(await eventsOf()).toMatchObject([
      {},
      { before: { amounts: [500] }, after: { amounts: [501] }, revision: 2 },
    ]);
    expect(await waiting()).toBe(2);
  });

  test('is unchanged by the same values', async () => {
    await postOne();
    expect(await postOne()).toMatchObject({ outcome: 'same', revision: 1 });
    expect(await eventsOf()).toHaveLength(1);
    expect(await waiting()).toBe(1);
  });

  test('is replaced by a worse one only when that is confirmed', async () => {
    await postOne({ amounts: [500] });
    expect(await postOne({ amounts: [499] })).toMatchObject({ refused: 'confirmWorse' });
    expect(await storedScores()).toMatchObject([{ amounts: [500] }]);
    expect(await postOne({ amounts: [499], confirmed: ['worse'] })).toMatchObject({
      outcome: 'corrected',
    });
    expect(await storedScores()).toMatchObject([{ amounts: [499] }]);
  });

  test('keeps its order within a tie when only the day is corrected', async () => {
    await postOne();
    const result = await postOne({ achievedOn: '2026-01-01' }, '2026-06-01T10:00:00Z');
    expect(result).toMatchObject({ outcome: 'corrected' });
    expect(await storedScores()).toMatchObject([
      { achievedOn: '2026-01-01', changedAt: '2026-05-01T10:00:00.000Z' },
    ]);
  });

  test('compares further columns when the first ones are equal', async () => {
    chart = await addChart(opened.database, { better: ['higher', 'lower'] });
    await postOne({ amounts: [500, 30] });
    expect(await postOne({ amounts: [500, 31] })).toMatchObject({ refused: 'confirmWorse' });
    expect(await postOne({ amounts: [500, 29] })).toMatchObject({ outcome: 'improved' });
  });

  test('loses its proof when the value changes', async () => {
    await postOne();
    await opened.database
      .updateTable('scores')
      .set({ state: 'proved' })
      .where('chartId', '=', chart)
      .execute();
    await postOne({ amounts: [600] });
    expect(await storedScores()).toMatchObject([{ state: 'none', ranked: true }]);
    expect((await eventsOf()).at(-1)).toMatchObject({ before: { state: 'proved' } });
  });

  test.each(['asked', 'due', 'proof_waiting_due', 'unproved', 'withdrawn'] as const)(
    'is refused while the score is %s',
    async (state) => {
      await postOne();
      const ranked = !['unproved', 'withdrawn'].includes(state);
      await opened.database
        .updateTable('scores')
        .set({ state, ranked, wasUnproved: state === 'withdrawn' })
        .where('chartId', '=', chart)
        .execute();
      const refused = ranked ? 'stateForbids' : 'needsProof';
      expect(await postOne({ amounts: [600] })).toMatchObject({ refused });
      expect(await storedScores()).toMatchObject([{ amounts: [500], state }]);
      expect(await eventsOf()).toHaveLength(1);
    },
  );

  test('does not rank for a player who is not ranked', async () => {
    await postOne({ amounts: [100] });
    await opened.database
      .updateTable('players')
      .set({ ranked: false })
      .where('userId', '=', userId)
      .execute();
    await postOne({ amounts: [600] });
    expect(await storedScores()).toMatchObject([{ ranked: false, state: 'none' }]);
  });
});

describe('a row', () => {
  test.each<[string, Partial<ScoreToPost>, string]>([
    ['of an unknown chart', { chart: 999_999 }, 'chartNotFound'],
    ['without values', { amounts: [] }, 'wrongAmounts'],
    ['with too many values', { amounts: [1, 2] }, 'wrongAmounts'],
    ['below the minimum', { amounts: [-1] }, 'wrongAmounts'],
    ['above the maximum', { amounts: [1_000_001] }, 'wrongAmounts'],
    ['with a fraction', { amounts: [1.5] }, 'wrongAmounts'],
    ['of a foreign platform', { platform: 999_999 }, 'unknownPlatform'],
    ['of a day that has not begun anywhere', { achievedOn: '2026-05-03' }, 'dateInFuture'],
    ['of a day thousands of years ahead', { achievedOn: '9999-12-31' }, 'dateInFuture'],
    ['of a day before all games', { achievedOn: '1969-12-31' }, 'dateTooEarly'],
    ['of zero', { amounts: [0] }, 'confirmZero'],
  ])('%s is refused', async (_name, changes, refused) => {
    expect(await postOne(changes)).toMatchObject({ refused });
    expect(await storedScores()).toEqual([]);
  });

  test.each([
    ['a locked chart', { status: 'locked' as const }, 'chartClosed'],
    ['a retired chart', { status: 'retired' as const }, 'chartClosed'],
    ['a closed game', { gameStatus: 'closed' as const }, 'chartClosed'],
    ['a game that is not public', { gameStatus: 'draft' as const }, 'chartNotFound'],
  ])('of %s is refused', async (_name, facts, refused) => {
    chart = await addChart(opened.database, facts);
    expect(await postOne()).toMatchObject({ refused });
  });

  test('finer than its format can write is refused', async () => {
    chart = await addChart(opened.database, { format: hundredths });
    expect(await postOne({ amounts: [53_691] })).toMatchObject({ refused: 'wrongAmounts' });
    expect(await postOne({ amounts: [53_690] })).toMatchObject({ outcome: 'created' });
  });

  test('of a day that has begun only in the far east is posted', async () => {
    expect(await postOne({ achievedOn: '2026-05-02' })).toMatchObject({ outcome: 'created' });
  });

  test('of zero is posted when it is confirmed', async () => {
    expect(await postOne({ amounts: [0], confirmed: ['zero'] })).toMatchObject({
      outcome: 'created',
    });
  });

  test('keeps the platform, which must be one of the game', async () => {
    const platform = await addPlatform(opened.database, { en: 'Orbit' });
    chart = await addChart(opened.database, { platformIds: [platform] });
    expect(await postOne({ platform })).toMatchObject({ outcome: 'created' });
    expect(await storedScores()).toMatchObject([{ platformId: platform }]);
  });

  test('that is refused does not stop the others', async () => {
    const other = await addChart(opened.database);
    const results = await post([row({ amounts: [-1] }), row({ chart: other })]);
    expect(results).toMatchObject([{ refused: 'wrongAmounts' }, { outcome: 'created' }]);
  });
});

test('a batch takes the same number of statements however many rows it has', async () => {
  const { database } = opened;
  await postOne();
  const charts: number[] = [];
  while (charts.length < 40) charts.push(await addChart(database));
  const count = async (ids: readonly number[]) => {
    let statements = 0;
    const counting = database.withPlugin({
      transformQuery: ({ node }) => {
        statements += 1;
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    const scores = ids.map((id) => row({ chart: id }));
    await postScores(counting, { userId, scores, at: new Date('2026-05-01T10:00:00Z') });
    return statements;
  };
  const one = await count(charts.slice(0, 1));
  expect(one).toBeGreaterThan(5);
  expect(await count(charts.slice(1))).toBe(one);
});

test.each(['game', 'chart'] as const)(
  'a %s that is closed while a post waits takes no more scores',
  async (closed) => {
    const { database } = opened;
    await postOne({ amounts: [100] });
    const { gameId } = await database
      .selectFrom('charts')
      .select('gameId')
      .where('id', '=', chart)
      .executeTakeFirstOrThrow();
    let posted: ReturnType<typeof postOne> | undefined;
    await database.transaction().execute(async (transaction) => {
      await lockGame(transaction, gameId);
      posted = postOne({ amounts: [900] });
      await (
        closed === 'game'
          ? transaction.updateTable('games').set({ status: 'closed' }).where('id', '=', gameId)
          : transaction.updateTable('charts').set({ status: 'retired' }).where('id', '=', chart)
      ).execute();
    });
    expect(await posted).toMatchObject({ refused: 'chartClosed' });
    expect(await storedScores()).toMatchObject([{ amounts: [100] }]);
  },
);

test('scores of many players at once make one chain without gaps', async () => {
  const players = await Promise.all(
    Array.from({ length: 12 }, async () => addMember(opened.database)),
  );
  await Promise.all(
    players.map(async (player, index) =>
      postScores(opened.database, {
        userId: player,
        scores: [row({ amounts: [index + 1] })],
        at: new Date('2026-05-01T10:00:00Z'),
      }),
    ),
  );
  expect((await eventsOf()).map(({ sequence }) => sequence)).toEqual(players.map((_, n) => n + 1));
  expect(await waiting()).toBe(12);
});

test('scores and events stay when the account is deleted', async () => {
  await postOne();
  await opened.database.deleteFrom('users').where('id', '=', userId).execute();
  expect(await storedScores()).toHaveLength(1);
  expect(await eventsOf()).toHaveLength(1);
  const { rows } = await sql`select from players p join scores s on s.player_id = p.id
    where s.chart_id = ${chart} and p.user_id is null`.execute(opened.database);
  expect(rows).toHaveLength(1);
});
