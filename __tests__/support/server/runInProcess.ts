import { runServer, type Program } from '../../../src/server/process/runServer';
import { startSourceWorker } from './startSourceWorker';

const signals = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;

/** Runs the server's program in this process until it exits, and restores the process's state. */
export async function runInProcess(
  environment: Record<string, string>,
  { announce, startWorker = startSourceWorker }: Partial<Program> = {},
) {
  const output: string[] = [];
  const errors: string[] = [];
  const umask = process.umask();
  const before = signals.map((signal) => process.listeners(signal));
  try {
    const exitCode = await runServer({
      environment: { PORT: '0', LOG_LEVEL: 'silent', ...environment },
      announce: (line) => {
        output.push(line);
        announce?.(line);
      },
      printError: (text) => errors.push(text),
      clientFolder: '',
      startWorker,
    });
    return { exitCode, output, errors };
  } finally {
    process.umask(umask);
    for (const [index, signal] of signals.entries()) {
      for (const listener of process.listeners(signal)) {
        if (!before[index]?.includes(listener)) process.off(signal, listener);
      }
    }
  }
}
