import { Worker } from 'node:worker_threads';
import { createAdministrator } from '../domains/administration/createAdministrator';
import { migrate } from '../platform/database/migrate';
import { explainFailure } from '../platform/settings/startupErrors';
import { runTask } from '../process/runTask';
import { createAdministratorPrompts } from './administratorPrompts';

async function run(): Promise<number> {
  const printError = (text: string) => console.error(text);
  try {
    const prompts = createAdministratorPrompts({
      commandLine: process.argv.slice(2),
      environment: process.env,
      input: process.stdin,
      output: process.stdout,
    });
    return await runTask({
      environment: process.env,
      printError,
      startWorker: (workerData) =>
        new Worker(new URL('../platform/database/databaseWorker.ts', import.meta.url), {
          workerData,
        }),
      work: async ({ database, unlimited }) => {
        await migrate(unlimited);
        const done = await createAdministrator({ database, clock: () => new Date(), prompts });
        console.log(done);
      },
    });
  } catch (error) {
    printError(explainFailure(error));
    return 1;
  }
}

process.exit(await run());
