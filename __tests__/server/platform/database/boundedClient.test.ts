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

  it.each(['patient', 'unlimited'] as const)(
    'runs to its end on the connection that is %s',
    async (connection) => {
      await expect(slow.execute(opened[connection])).resolves.toBeDefined();
    },
  );

  it('is cancelled there, too, once it takes too long for a job', async () => {
    const hasty = await createTestDatabase({ patientTimeout: 300 });
    await expect(slow.execute(hasty.patient)).rejects.toThrow(StatementTimeout);
    await hasty.close();
  });
});
