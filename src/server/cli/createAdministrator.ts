import { Worker } from 'node:worker_threads';
import { createAdministrator } from '../administration/createAdministrator';
import { migrate } from '../database/migrate';
import { explainFailure } from '../process/startupErrors';
import { runTask } from '../runTask';
import { createAdministratorPrompts } from './administratorPrompts';

async function run(): Promise<number> {
  const complain = (text: string) => console.error(text);
  try {
    const answers = createAdministratorPrompts({
      commandLine: process.argv.slice(2),
      environment: process.env,
      input: process.stdin,
      output: process.stdout,
    });
    return await runTask({
      environment: process.env,
      complain,
      startWorker: (workerData) =>
        new Worker(new URL('../database/databaseWorker.ts', import.meta.url), { workerData }),
      work: async ({ database, unhurried }) => {
        await migrate(unhurried);
        const done = await createAdministrator({ database, clock: () => new Date(), answers });
        console.log(done);
      },
    });
  } catch (error) {
    complain(explainFailure(error));
    return 1;
  }
}

process.exit(await run());
