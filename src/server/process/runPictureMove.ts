import { parseArgs } from 'node:util';
import type { Worker } from 'node:worker_threads';
import { migrate } from '../platform/database/migrate';
import type { Database } from '../platform/database/tables';
import { deleteUnusedObjects } from '../platform/pictures/deleteUnusedObjects';
import { movePictures } from '../platform/pictures/movePictures';
import { PictureStoreError } from '../platform/pictures/pictureStore';
import { normalizeStoreAddress } from '../platform/pictures/pictureStoreAddress';
import { usageError } from '../platform/settings/commandUsage';
import { StartupError } from '../platform/settings/startupErrors';
import { openPictures } from './commandPictures';
import { runTask } from './runTask';

interface PictureMove {
  commandLine: readonly string[];
  environment: NodeJS.ProcessEnv;
  print: (line: string) => void;
  printError: (text: string) => void;
  startWorker: (data: { folder: string }) => Worker;
}

const usage =
  'npm run pictures:move -- --to database | "s3://bucket?endpoint=https://…&region=…&prefix=…"';

/** The address of the target store; undefined if the command line is anything else. */
function readTarget(commandLine: readonly string[]): string | undefined {
  try {
    const options = { to: { type: 'string' } } as const;
    const { to = '' } = parseArgs({ args: [...commandLine], options }).values;
    return normalizeStoreAddress(to);
  } catch {
    return undefined;
  }
}

async function moveAll(
  database: Database,
  target: string,
  { print, printError }: Pick<PictureMove, 'print' | 'printError'>,
): Promise<void> {
  const pictures = openPictures(database);
  const numbers = new Intl.NumberFormat('en');
  try {
    const { moved, failed } = await movePictures({
      database,
      pictures,
      target: pictures.at(target),
      onProgress: (progress) =>
        print(`Files moved: ${numbers.format(progress.moved)} of ${numbers.format(progress.of)}.`),
      onFailure: ({ hash, width }, reason) =>
        printError(`The file ${hash}-${width}.webp was not moved: ${reason}.`),
    });
    await deleteUnusedObjects({
      clock: () => new Date(),
      database,
      logger: { warn: () => undefined },
      pictures,
    });
    if (failed > 0) throw new StartupError(`Files not moved: ${numbers.format(failed)}.`);
    print(moved === 0 ? 'All files are there already.' : 'All files were moved.');
  } catch (error) {
    if (!(error instanceof PictureStoreError)) throw error;
    throw new StartupError(
      `The picture store failed (${error.reason}). Run the command again to move the rest.`,
      { cause: error },
    );
  } finally {
    pictures.close();
  }
}

/** The command `pictures:move`; returns the exit code. */
export async function runPictureMove(move: PictureMove): Promise<number> {
  const target = readTarget(move.commandLine);
  if (target === undefined) {
    // Without the argument, which may contain a password by mistake.
    move.printError(usageError(usage).message);
    return 1;
  }
  return runTask({
    ...move,
    work: async ({ unlimited }) => {
      await migrate(unlimited);
      await moveAll(unlimited, target, move);
    },
  });
}
