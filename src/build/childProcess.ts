import { spawn } from 'node:child_process';
import { constants } from 'node:os';

const signals = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;

/**
 * The shell between npm and this process does not forward the signal that ends it, so its end counts as the signal. Any other
 * shell may end and leave the server running, as after `node … &` in a script.
 */
function watchNpmShell(onEnd: () => void): NodeJS.Timeout | undefined {
  if (process.env['npm_lifecycle_script']?.includes('src/build/') !== true) return undefined;
  const parent = process.ppid;
  return setInterval(() => {
    if (process.ppid !== parent) onEnd();
  }, 500);
}

/**
 * Runs Node with these arguments in this terminal until it ends; returns its exit code. Signals are forwarded, so that
 * stopping this process stops the child cleanly, and this one ends after it. The IPC channel tells the child when this process was
 * killed and could not forward a signal.
 */
export function runNode(commandLine: readonly string[]): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, commandLine, {
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    });
    const pass = (signal: NodeJS.Signals) => child.kill(signal);
    for (const signal of signals) process.on(signal, pass);
    const watch = watchNpmShell(() => child.kill('SIGTERM'));
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      clearInterval(watch);
      for (const one of signals) process.off(one, pass);
      resolve(code ?? 128 + (signal ? constants.signals[signal] : 0));
    });
  });
}

/** The arguments that run a program in this folder from its source. */
export const sourceProgram = (name: string): string[] => [
  '--import',
  'tsx',
  `src/build/${name}.ts`,
];
