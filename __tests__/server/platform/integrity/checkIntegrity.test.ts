import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { postScores } from '../../../../src/server/domains/records/scores/postScores';
import type { Database } from '../../../../src/server/platform/database/tables';
import {
  checkIntegrity,
  repairIntegrity,
} from '../../../../src/server/platform/integrity/checkIntegrity';
import { addChart, addMember } from '../../../support/server/addChart';
import {
  createTestDatabase,
  type TestDatabase,
} from '../../../support/database/createTestDatabase';
import { fillSite } from '../../../support/database/fillSite';
import { rankEverything } from '../../../support/records/rankEverything';

let opened: TestDatabase;

/** A score on a chart of a public game, ranked. */
async function postScore(database: Database) {
  const chart = await addChart(database);
  const userId = await addMember(database);
  const score = { chart, amounts: [10], platform: null, achievedOn: null, confirmed: [] };
  await postScores(database, {
    userId,
    scores: [{ ...score, key: randomUUID() }],
    at: new Date('2026-05-01T10:00:00Z'),
  });
  await sql`update scores set state = 'proved'`.execute(database);
  await sql`update players set country = 'FR'`.execute(database);
  await rankEverything(database);
}

const open = async () => {
  opened = await createTestDatabase();
  await fillSite(opened.database);
  await postScore(opened.database);
};
const close = () => opened.close();

const damage = (statement: string) =>
  opened.unlimited.connection().execute(async (connection) => {
    await sql`set session_replication_role = replica`.execute(connection);
    await sql.raw(statement).execute(connection);
    await sql`set session_replication_role = origin`.execute(connection);
  });
const namesOf = async () =>
  (await checkIntegrity(opened.unlimited)).map(({ name, repairable }) => ({ name, repairable }));

// One database for all: each test leaves it in order again.
describe('a site in order', () => {
  beforeAll(open);
  afterAll(close);

  test('has no findings', async () => {
    expect(await checkIntegrity(opened.unlimited)).toEqual([]);
  });

  test.each([
    ['comment counts of articles', 'update articles set comment_count = 9'],
    ['comment counts of members', 'update member_activity set comments = 9'],
    ['comment counts of members', 'delete from member_activity'],
    ['listings of articles', `update article_listings set title = 'x' where language = 'fr'`],
    ['listings of articles', `delete from article_listings where language = 'ja'`],
    ['counts of articles', 'update article_counts set total = total + 1'],
    ['counters by day', `delete from daily_counts where kind = 'logins'`],
    ['counters by day', `update daily_counts set total = 9 where kind = 'provedRecords'`],
    ['counters by day', `delete from daily_counts where kind in ('games', 'records')`],
    ['score counts of charts', 'update charts set ranked_count = 3'],
    ['score counts of charts', `update scores set state = 'none'`],
    ['live score counts of charts', 'update chart_counts set ranked_count = 3'],
    ['live score counts of charts', 'delete from chart_counts'],
    [
      'buckets of charts',
      `insert into chart_buckets select chart_id, low, 1 from chart_counts, (values ('\\x'::bytea), ('\\x00'), ('\\x01')) b (low)`,
    ],
    ['countries of scores', `update scores set country = 'XX'`],
    ['score counts of boards', 'update board_counts set total = total + 1'],
    ['score counts of boards', 'delete from board_counts'],
    [
      'buckets of boards',
      `insert into board_buckets select chart_id, board, low, 1 from board_counts, (values ('\\x'::bytea), ('\\x00')) b (low)`,
    ],
    ['timelines of charts', 'delete from chart_records'],
    ['timelines of charts', 'update chart_records set score_id = null'],
    ['holders of first places', 'delete from reigns'],
    ['holders of first places', 'update reigns set ended_at = now()'],
    ['score counts of games', 'update games set score_count = 0, proved_count = 7'],
    ['counters by month', `update monthly_counts set total = 7 where kind = 'comments'`],
    ['views by month', `delete from article_view_counts where grain = 'month'`],
    ['views by year', `update article_view_counts set total = 5 where grain = 'year'`],
    ['next id of users', `select setval(pg_get_serial_sequence('users', 'id'), 1)`],
  ])('%s that are wrong are found and repaired: %s', async (name, statement) => {
    await damage(statement);
    const found = await checkIntegrity(opened.unlimited);
    expect(found).toContainEqual(expect.objectContaining({ name, repairable: true }));
    await repairIntegrity(opened.unlimited, found);
    expect(await checkIntegrity(opened.unlimited)).toEqual([]);
  });
});

describe('a damaged site', () => {
  beforeEach(open);
  afterEach(close);

  test.each([
    [
      'comments (user_id) refers to users',
      'update comments set user_id = 4711; delete from member_activity',
    ],
    ['bytes of pictures', `update picture_files set sha256 = repeat('0', 64)`],
    ['bytes of avatars', `update avatars set bytes = '\\x00'`],
    ['covers of articles, pictures in texts', 'delete from picture_files'],
    [
      'pictures of proofs',
      `with added as (insert into pictures default values returning id)
      insert into proof_pictures (player_id, picture_id, file_sha256, sha256, look, width, height, created_at)
      select s.player_id, a.id, '', '', '', 1, 1, now() from added a, scores s`,
    ],
    [
      'waiting proofs',
      `insert into proofs (score_id, game_id, player_id, revision, amounts, video, sent_at)
      select s.id, c.game_id, s.player_id, 1, s.amounts, '', now() from scores s join charts c on c.id = s.chart_id`,
    ],
  ])('%s: what only a person can put right is found and stays', async (names, statement) => {
    await damage(statement);
    const found = await checkIntegrity(opened.unlimited);
    const expected = names.split(', ').map((name) => ({ name, repairable: false }));
    expect(found).toMatchObject(expected);
    await repairIntegrity(opened.unlimited, found);
    expect(await namesOf()).toEqual(expected);
  });

  test('scores that wait for the ranking are no finding', async () => {
    await sql`update scores set state = 'withdrawn', ranked = false`.execute(opened.unlimited);
    await sql`delete from chart_records`.execute(opened.unlimited);
    expect(await checkIntegrity(opened.unlimited)).toEqual([]);
  });

  test('log-ins whose entries the audit log has no longer stay counted', async () => {
    await damage(`delete from audit_log where event = 'loginSucceeded'`);
    expect(await checkIntegrity(opened.unlimited)).toEqual([]);
  });

  test('a finding says how many rows are wrong and shows the first ones', async () => {
    await damage(`update comments set user_id = id + 4000`);
    const found = await checkIntegrity(opened.unlimited);
    expect(found).toContainEqual({
      name: 'comments (user_id) refers to users',
      total: 2,
      examples: ['4001 does not exist', '4002 does not exist'],
      repairable: false,
    });
  });
});
