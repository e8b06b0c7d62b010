import { sql } from 'kysely';
import { ranksWithPoints } from '../../../../../src/server/domains/records/chartBoards/wholePlaces';
import { pointsByRank } from '../../../../../src/server/domains/records/formulas/chartPoints';
import {
  createTestDatabase,
  type TestDatabase,
} from '../../../../support/database/createTestDatabase';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(async () => test?.close());

it('the ranks that are read are all that have points, and few others', async () => {
  const sizes = Array.from({ length: 120 }, (_, index) => Math.round(1.2 ** index)).filter(
    (size) => size < 2_147_483_647,
  );
  const { rows } = await sql<{ size: number; ranks: number }>`
    select size, ${ranksWithPoints(sql`size`)} as ranks from unnest(${sql.val(sizes)}::int[]) size`.execute(
    test.database,
  );
  for (const { size, ranks } of rows) {
    const { length } = pointsByRank(size);
    expect(ranks).toBeGreaterThanOrEqual(length);
    // Smaller charts have at most 450.
    expect(ranks - length).toBeLessThan(size > 1000 ? 20 : 450);
  }
  expect(rows).toHaveLength(sizes.length);
});
