import { sql } from 'kysely';
import { StatementTimeout } from '../../../../src/server/platform/database/databaseErrors';
import type { OpenDatabase } from '../../../../src/server/platform/database/openedDatabase';
import { createTestDatabase } from '../../../support/database/createTestDatabase';

let opened: OpenDatabase;

beforeAll(async () => {
  opened = await createTestDatabase({ statementTimeout: 300 });
});
afterAll(() => opened?.close());

const slow = sql`select pg_sleep(0.8)`;

describe('a statement that takes too long', () => {
  it('is cancelled with a specific error', async () => {
    await expect(slow.execute(opened.database)).rejects.toThrow(StatementTimeout);
  });

  it('rolls back its transaction', async () => {
    // The previous statement may still be running.
    await sql`select 1`.execute(opened.unlimited);
    const abandoned = opened.database.transaction().execute(async (transaction) => {
      await transaction.insertInto('settings').values({ key: 'half', value: '1' }).execute();
      await slow.execute(transaction);
    });
    await expect(abandoned).rejects.toThrow(StatementTimeout);
    const kept = await opened.unlimited.selectFrom('settings').selectAll().execute();
    expect(kept).toEqual([]);
    const writable = await sql<{ open: boolean }>`
      select pg_current_xact_id_if_assigned() is not null as open`.execute(opened.unlimited);
    expect(writable.rows).toEqual([{ open: false }]);
  });

  it('runs to its end on the connection without a timeout', async () => {
    await expect(slow.execute(opened.unlimited)).resolves.toBeDefined();
  });
});
