import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

const folders: string[] = [];
const running = new Set<ServerProcess>();

/** A folder for one test, copied from another one if given. */
export async function temporaryFolder(original?: string): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'vgr_process_'));
  folders.push(folder);
  if (original !== undefined) await cp(original, folder, { recursive: true });
  return folder;
}

/** The server's program as a separate process. */
export class ServerProcess {
  output = '';
  consoleErrors = '';
  readonly ended: Promise<number | null>;
  readonly #child;

  constructor(environment: Record<string, string>) {
    const { PATH = '' } = process.env;
    this.#child = spawn(
      process.execPath,
      ['--import', 'tsx', '__tests__/support/server/sourceServer.ts'],
      { env: { PATH, PORT: '0', ...environment }, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] },
    );
    this.#child.stdout?.on('data', (chunk: Buffer) => (this.output += chunk.toString()));
    this.#child.stderr?.on('data', (chunk: Buffer) => (this.consoleErrors += chunk.toString()));
    running.add(this);
    // Not `close`, which is not emitted once the channel was closed from here.
    const streams = [this.#child.stdout, this.#child.stderr];
    this.ended = Promise.all([
      once(this.#child, 'exit'),
      ...streams.map((stream) => stream && once(stream, 'close')),
    ]).then(([[code]]: [(number | null)[], ...unknown[]]) => {
      running.delete(this);
      return code ?? null;
    });
  }

  get pid(): number {
    return this.#child.pid ?? 0;
  }

  /** The origin it listens on, once it does; rejects when it exits before. */
  async listening(): Promise<string> {
    const address = () => /The site is at (http:\S+)/.exec(this.output)?.[1];
    while (address() === undefined) {
      const event = await Promise.race([
        this.ended.then(() => 'end'),
        this.#child.stdout && once(this.#child.stdout, 'data'),
      ]);
      if (event === 'end') throw new Error(`The server ended: ${this.consoleErrors}`);
    }
    return address() ?? '';
  }

  /** Closes the IPC channel, as the exit of the parent process does. */
  disconnect(): Promise<number | null> {
    this.#child.disconnect();
    return this.ended;
  }

  kill(signal: NodeJS.Signals): Promise<number | null> {
    this.#child.kill(signal);
    return this.ended;
  }
}

/** Ends processes that a failed test left running and removes the folders; for afterAll. */
export async function endProcesses(): Promise<void> {
  await Promise.all([...running].map((server) => server.kill('SIGKILL')));
  await Promise.all(
    folders.splice(0).map((folder) => rm(folder, { recursive: true, force: true })),
  );
}
