import { randomUUID } from 'node:crypto';
import type { ScoreToPost } from '../../../../../src/server/domains/records/scores/checkScore';
import { postScores } from '../../../../../src/server/domains/records/scores/postScores';
import { videoOf } from '../../../../support/records/proofClient';
import { scoreToPost } from '../../../../support/records/scoreToPost';
import { addChart, addMember } from '../../../../support/server/addChart';
import {
  createTestDatabase,
  type TestDatabase,
} from '../../../../support/database/createTestDatabase';

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

const countEvents = async (chartId: number) => {
  const rows = await opened.database
    .selectFrom('scoreEvents')
    .select('id')
    .where('chartId', '=', chartId)
    .execute();
  return rows.length;
};

describe('a key', () => {
  test('makes one event however often and however concurrently it is sent', async () => {
    const charts = [chart, await addChart(opened.database), await addChart(opened.database)];
    const rows = charts.map((id) => row({ chart: id }));
    const batches = await Promise.all([post(rows), post(rows), post(rows)]);
    const again = await post(rows, '2026-07-01T00:00:00Z');
    for (const batch of batches) expect(batch).toEqual(again);
    expect(again.map((result) => 'outcome' in result && result.outcome)).toEqual(
      rows.map(() => 'created'),
    );
    for (const id of charts) expect(await countEvents(id)).toBe(1);
    const players = await opened.database
      .selectFrom('players')
      .select('id')
      .where('userId', '=', userId)
      .execute();
    expect(players).toHaveLength(1);
  });

  test('of each of 200 rows makes one event when the batch is sent twice at once, and once more', async () => {
    const { database } = opened;
    const charts: number[] = [];
    while (charts.length < 200) charts.push(await addChart(database));
    const rows = charts.map((id) => row({ chart: id }));
    const [one, two] = await Promise.all([post(rows), post(rows)]);
    expect(one).toEqual(two);
    expect(await post(rows, '2026-07-01T00:00:00Z')).toEqual(one);
    const of = (table: 'scores' | 'scoreEvents') =>
      database.selectFrom(table).select('chartId').where('chartId', 'in', charts).execute();
    expect((await of('scores')).map(({ chartId }) => chartId).toSorted((a, b) => a - b)).toEqual(
      charts,
    );
    expect(await of('scoreEvents')).toHaveLength(200);
  });

  test('of a later score keeps its answer after the score has changed again', async () => {
    const key = randomUUID();
    const first = await postOne({ amounts: [500], key });
    await postOne({ amounts: [700] });
    expect(await postOne({ amounts: [500], key })).toEqual(first);
    expect(await storedScores()).toMatchObject([{ amounts: [700] }]);
  });

  test('of a row that changed nothing keeps its answer too', async () => {
    await postOne({ amounts: [500] });
    const key = randomUUID();
    const same = await postOne({ amounts: [500], key });
    expect(same).toMatchObject({ outcome: 'same', revision: 1 });
    await postOne({ amounts: [900] });
    expect(await postOne({ amounts: [500], key, confirmed: ['worse'] })).toEqual(same);
    expect(await storedScores()).toMatchObject([{ amounts: [900] }]);
  });

  test('keeps its answer after the chart was closed', async () => {
    const key = randomUUID();
    const first = await postOne({ key });
    await opened.database
      .updateTable('charts')
      .set({ status: 'locked' })
      .where('id', '=', chart)
      .execute();
    expect(await postOne({ key })).toEqual(first);
  });

  test.each<[string, Partial<ScoreToPost>]>([
    ['another value', { amounts: [501] }],
    ['another day', { achievedOn: '2026-04-01' }],
    ['another day of a row that changed nothing', { achievedOn: '2026-04-02' }],
  ])('with %s is refused', async (name, changes) => {
    const key = randomUUID();
    if (name.endsWith('nothing')) await postOne();
    await postOne({ key });
    expect(await postOne({ key, ...changes })).toMatchObject({ refused: 'keyReused' });
    expect(await storedScores()).toMatchObject([{ amounts: [500], achievedOn: null }]);
  });

  test('with two contents in one batch belongs to the first one', async () => {
    const first = row({ amounts: [110] });
    expect(await post([first, { ...first, amounts: [220] }, first])).toMatchObject([
      { outcome: 'created' },
      { refused: 'keyReused' },
      { outcome: 'created' },
    ]);
    expect(await storedScores()).toMatchObject([{ amounts: [110] }]);
  });

  test('of another chart is refused', async () => {
    const key = randomUUID();
    await postOne({ key });
    const other = await addChart(opened.database);
    expect(await postOne({ key, chart: other })).toMatchObject({ refused: 'keyReused' });
  });

  test('may be used by another player', async () => {
    const key = randomUUID();
    await postOne({ key });
    userId = await addMember(opened.database);
    expect(await postOne({ key })).toMatchObject({ outcome: 'created' });
  });
});

describe('a key of a row with a proof', () => {
  /** A picture of the member, who has posted before. */
  async function addPicture() {
    const { database } = opened;
    await postOne({ chart: await addChart(database) });
    const player = database.selectFrom('players').select('id').where('userId', '=', userId);
    const { id: playerId } = await player.executeTakeFirstOrThrow();
    const picture = database.insertInto('pictures').defaultValues().returning('id');
    const { id: pictureId } = await picture.executeTakeFirstOrThrow();
    const hashes = { fileSha256: randomUUID(), sha256: '', look: '' };
    const { id } = await database
      .insertInto('proofPictures')
      .values({ playerId, pictureId, ...hashes, width: 1, height: 1, createdAt: new Date() })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { id, pictureId };
  }
  const video = (number: number) => ({ video: videoOf(number) });
  const countProofs = async () =>
    (
      await opened.database
        .selectFrom('proofs as p')
        .innerJoin('scores as s', 's.id', 'p.scoreId')
        .select('p.id')
        .where('s.chartId', '=', chart)
        .execute()
    ).length;

  test('belongs to that proof, also after its picture was deleted', async () => {
    const [one, other] = [await addPicture(), await addPicture()];
    const key = randomUUID();
    const first = await postOne({ key, proof: { picture: one.id } });
    expect(first).toMatchObject({ outcome: 'created' });
    for (const proof of [{ picture: other.id }, { picture: 999_999 }, video(1), undefined])
      expect(await postOne({ key, proof })).toMatchObject({ refused: 'keyReused' });
    await opened.database.deleteFrom('pictures').where('id', '=', one.pictureId).execute();
    expect(await postOne({ key, proof: { picture: one.id } })).toEqual(first);
    expect(await countProofs()).toBe(1);
  });

  test('is refused if the row was posted without one, also among rows sent together', async () => {
    const key = randomUUID();
    await postOne({ key });
    expect(await postOne({ key, proof: video(1) })).toMatchObject({ refused: 'keyReused' });
    chart = await addChart(opened.database);
    const first = row({ proof: video(1) });
    expect(await post([first, { ...first, proof: video(2) }, first])).toMatchObject([
      { outcome: 'created' },
      { refused: 'keyReused' },
      { outcome: 'created' },
    ]);
    expect(await countProofs()).toBe(1);
  });

  test('keeps its answer when the row changed nothing', async () => {
    await postOne();
    await opened.database
      .updateTable('scores')
      .set({ state: 'proved' })
      .where('chartId', '=', chart)
      .execute();
    const key = randomUUID();
    const same = await postOne({ key, proof: video(1) });
    expect(same).toMatchObject({ outcome: 'same' });
    expect(await postOne({ key, proof: video(1) })).toEqual(same);
    expect(await postOne({ key, proof: video(2) })).toMatchObject({ refused: 'keyReused' });
  });
});
