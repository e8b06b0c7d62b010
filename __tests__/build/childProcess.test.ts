import { spawn } from 'node:child_process';
import { once } from 'node:events';

const running = new Set<number>();
afterEach(() => {
  for (const pid of running) process.kill(pid, 'SIGKILL');
  running.clear();
});

/** A shell that starts the program in the background and exits. */
async function startInBackground(environment: Record<string, string> = {}) {
  const { PATH = '' } = process.env;
  const command = `${process.execPath} --import tsx __tests__/support/server/runTicking.ts & read line`;
  const shell = spawn('sh', ['-c', command], { env: { PATH, ...environment } });
  shell.stdout.setEncoding('utf8');
  let output = '';
  shell.stdout.on('data', (text: string) => (output += text));
  const ticks = () => output.split('tick').length - 1;
  const untilTicks = async (count: number) => {
    while (ticks() < count) await once(shell.stdout, 'data');
  };
  await untilTicks(1);
  const pid = Number(/pid (\d+)/.exec(output)?.[1]);
  running.add(pid);
  const closed = once(shell.stdout, 'close');
  shell.stdin.end('\n');
  await once(shell, 'exit');
  return { pid, ticks, untilTicks, closed };
}

describe('a program started in the background by a shell', () => {
  it('keeps running when the shell ends', async () => {
    const { pid, ticks, untilTicks, closed } = await startInBackground();
    // Two seconds, in which the parent is checked four times.
    await untilTicks(ticks() + 20);
    process.kill(pid, 'SIGTERM');
    running.delete(pid);
    await closed;
    expect(ticks()).toBeGreaterThanOrEqual(20);
  });

  it('ends with the shell that npm ran it with', async () => {
    const script = 'node --import tsx src/build/start.ts';
    const { pid, closed } = await startInBackground({ npm_lifecycle_script: script });
    await closed;
    running.delete(pid);
    expect(() => process.kill(pid, 0)).toThrow('ESRCH');
  });
});
