import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';

/** Milliseconds without a line on standard error: Jest writes one for each test file, and none takes that long. */
const silenceLimit = 15 * 60_000;
/** Milliseconds a program has to exit once its report is written. */
const exitLimit = 15_000;

export type End = 'succeeded' | 'failed' | 'did not exit after its report' | 'hung';

/** Calls back when a file exists; returns what stops the wait. */
function whenWritten(file: string, then: () => void): () => void {
  const timer = setInterval(() => {
    if (!existsSync(file)) return;
    clearInterval(timer);
    then();
  }, 1000);
  return () => clearInterval(timer);
}

/**
 * Runs a Node program that writes a report when its work is done. A program that hangs is killed; so is one that does not exit
 * after its report, which is complete then.
 */
export async function runUntilReported(parameters: string[], report: string): Promise<End> {
  // A process group of its own: its workers and the servers of its tests are killed with it.
  const child = spawn(process.execPath, parameters, {
    stdio: ['ignore', 'ignore', 'pipe'],
    detached: true,
  });
  let end: End | undefined;
  const killAs = (reason: End) => {
    end = reason;
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
  };
  // Ctrl+C reaches the terminal's own process group only.
  const stop = () => {
    killAs('failed');
    process.exit(1);
  };
  const signals = ['SIGINT', 'SIGTERM'] as const;
  for (const signal of signals) process.once(signal, stop);
  const silence = setTimeout(() => killAs('hung'), silenceLimit);
  child.stderr.on('data', (text: Buffer) => {
    process.stderr.write(text);
    silence.refresh();
  });
  let exitTimer: NodeJS.Timeout | undefined;
  const stopWaiting = whenWritten(report, () => {
    exitTimer = setTimeout(() => killAs('did not exit after its report'), exitLimit);
  });

  const closed = once(child.stderr, 'close');
  const [code]: (number | null)[] = await once(child, 'exit');
  // A process that outlives the program may hold its standard error open.
  await Promise.race([closed, delay(1000)]);
  child.stderr.destroy();
  stopWaiting();
  clearTimeout(silence);
  clearTimeout(exitTimer);
  for (const signal of signals) process.off(signal, stop);
  return end ?? (code === 0 ? 'succeeded' : 'failed');
}
