import { sql } from 'kysely';
import { provedPlaces } from '../../../../../src/contract/records/proofRule';
import {
  findCandidates,
  findRule,
} from '../../../../../src/server/domains/records/proofRules/findCandidates';
import {
  createTestDatabase,
  type TestDatabase,
} from '../../../../support/database/createTestDatabase';
import { explainQueries } from '../../../../support/database/explainQueries';
import { addScores } from '../../../../support/records/addScores';
import { addChart } from '../../../../support/server/addChart';

let opened: TestDatabase;
beforeAll(async () => {
  opened = await createTestDatabase();
});
afterAll(async () => opened?.close());

test.each(provedPlaces)(
  'a check for “%s” reads few rows, however many scores share the first place and are proved',
  async (places) => {
    const { database } = opened;
    const chart = await addChart(database);
    // Half of them share the first place; the others are candidates.
    await addScores(database, { chart, count: 6000, value: 'least(n, 3000)' });
    await sql`update scores set state = 'proved' where chart_id = ${chart} and amounts = array[3000::bigint]`.execute(
      database,
    );
    await sql`update chart_groups set proof_places = ${places}, proof_since = timestamptz '2026-01-01'
      where id = (select group_id from charts where id = ${chart})`.execute(database);
    await sql`insert into proof_candidates (score_id, chart_id, sort_key)
      select id, chart_id, sort_key from scores where chart_id = ${chart} and state = 'none'`.execute(
      database,
    );
    await sql`vacuum analyze scores, proof_candidates`.execute(database);
    const { buffers, rowsRead } = await explainQueries(database, async (explained) => {
      const rule = await findRule(explained, chart);
      expect(rule).toMatchObject({ places });
      if (rule) await findCandidates(explained, chart, { ...rule, portion: 10 });
    });
    expect(rowsRead).toBeLessThan(40);
    expect(buffers).toBeLessThan(100);
  },
);
