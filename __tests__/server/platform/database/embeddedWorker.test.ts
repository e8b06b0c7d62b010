import { Worker } from 'node:worker_threads';
import { sql } from 'kysely';
import { DatabaseUnavailable } from '../../../../src/server/platform/database/databaseErrors';
import { openEmbedded } from '../../../../src/server/platform/database/openEmbedded';
import { eventually } from '../../../support/eventually';
import { patientLimits } from '../../../support/database/openPatiently';
import { startSourceWorker } from '../../../support/server/startSourceWorker';
import {
  createLocation,
  findTemplate,
  removeLocation,
} from '../../../support/database/testDatabases';

let folder: string;
beforeEach(async () => {
  ({ folder } = await createLocation('embedded', findTemplate('embedded', 'migrated')));
});
afterEach(() => removeLocation('embedded', folder));

describe('the worker of the embedded database', () => {
  it('restarts on the same folder after it exits, with every committed row', async () => {
    const threads: Worker[] = [];
    const reasons: string[] = [];
    const startWorker = (data: { folder: string }) => {
      threads.push(startSourceWorker(data));
      return threads.at(-1) ?? startSourceWorker(data);
    };
    const onRestart = (reason: string) => reasons.push(reason);
    const { database, close } = await openEmbedded({
      folder,
      startWorker,
      onRestart,
      ...patientLimits,
    });
    await sql`create table kept (number int)`.execute(database);
    await sql`insert into kept values (1)`.execute(database);

    const running = sql`select pg_sleep(60)`.execute(database);
    const outcome = running.catch((error: unknown) => error);
    await threads[0]?.terminate();
    expect(await outcome).toBeInstanceOf(DatabaseUnavailable);
    await expect(sql`select 1`.execute(database)).rejects.toThrow(DatabaseUnavailable);

    const rows = () =>
      sql<{ number: number }>`select number from kept`.execute(database).then(
        (result) => result.rows,
        () => [],
      );
    expect(await eventually(rows, ({ length }) => length > 0)).toEqual([{ number: 1 }]);
    expect(reasons).toEqual(['its thread ended with code 1']);
    await close();
    expect(threads).toHaveLength(2);
  });

  it('is given up with the reason when the restart fails', async () => {
    let first: Worker | undefined;
    const startWorker = (data: { folder: string }) => {
      if (first) return new Worker('process.exit(3)', { eval: true });
      first = startSourceWorker(data);
      return first;
    };
    const { database, lost, close } = await openEmbedded({ folder, startWorker, ...patientLimits });
    await first?.terminate();
    expect(await lost).toBe('its thread ended with code 3');
    await expect(sql`select 1`.execute(database)).rejects.toThrow(DatabaseUnavailable);
    await close();
  });
});
