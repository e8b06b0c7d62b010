import { parseArgs, type ParseArgsConfig } from 'node:util';
import { Worker } from 'node:worker_threads';
import { usageError } from '../platform/settings/commandUsage';
import { StartupError } from '../platform/settings/startupErrors';
import { runCommand, type Command, type CommandContext } from '../process/runTask';
import { stopSignal } from '../process/stopSignal';

/** Runs a command of the command line in this process, and ends it with the command's exit code. */
export async function runCommandLine(
  work: (context: CommandContext) => Promise<void>,
  startWorker = startDatabaseWorker,
): Promise<never> {
  const interruption = new AbortController();
  void stopSignal().then(() => interruption.abort(new StartupError('Interrupted.')));
  const exitCode = await runCommand({
    interrupted: interruption.signal,
    environment: process.env,
    printError: (text) => console.error(text),
    startWorker,
    work,
  });
  process.exit(exitCode);
}

const startDatabaseWorker: Command['startWorker'] = (workerData) =>
  new Worker(new URL('../platform/database/databaseWorker.ts', import.meta.url), { workerData });

type Options = NonNullable<ParseArgsConfig['options']>;

/**
 * Reads flags and at most one file name, which has to stand there if `file` is set.
 * @throws ConfigurationError with the usage.
 */
export function readCommandLine<Flags extends Options>(
  commandLine: readonly string[],
  { usage, flags, file }: { usage: string; flags: Flags; file: boolean },
) {
  try {
    const { values, positionals } = parseArgs({
      args: [...commandLine],
      options: flags,
      allowPositionals: true,
    });
    if (positionals.length === (file ? 1 : 0)) return { values, file: positionals[0] ?? '' };
  } catch {
    // Reported below.
  }
  throw usageError(usage);
}
