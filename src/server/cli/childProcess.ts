import { spawn } from 'node:child_process';
import { constants } from 'node:os';

const signals = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;

/** The shell between npm and this process does not hand on the signal that ends it, so its end is the sign. */
function watchParent(onEnd: () => void): NodeJS.Timeout {
  const parent = process.ppid;
  return setInterval(() => {
    if (process.ppid !== parent) onEnd();
  }, 500);
}

/**
 * Runs Node with these arguments in this terminal until it ends; answers its exit code. Signals are handed on, so that
 * stopping this process stops the other cleanly, and this one ends after it.
 */
export function runNode(commandLine: readonly string[]): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, commandLine, { stdio: 'inherit' });
    const pass = (signal: NodeJS.Signals) => child.kill(signal);
    for (const signal of signals) process.on(signal, pass);
    const watch = watchParent(() => child.kill('SIGTERM'));
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      clearInterval(watch);
      for (const one of signals) process.off(one, pass);
      resolve(code ?? 128 + (signal ? constants.signals[signal] : 0));
    });
  });
}

/** A program of this folder, from its source. */
export const sourceProgram = (name: string): string[] => [
  '--import',
  'tsx',
  `src/server/cli/${name}.ts`,
];
