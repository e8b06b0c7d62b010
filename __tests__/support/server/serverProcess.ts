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

/** The gate sets VGR_TEST_SERVER to the program that it has built, which starts with half the work. */
const { VGR_TEST_SERVER: built } = process.env;
const program =
  built === undefined
    ? ['--import', 'tsx', '__tests__/support/server/sourceServer.ts']
    : [path.resolve(built)];

/** The program of a command, built or from its source as the server's. */
export const commandProgram = (name: string): string[] =>
  built === undefined
    ? ['--import', 'tsx', '__tests__/support/server/sourceCommand.ts', name]
    : [path.resolve(path.dirname(built), `${name}.js`)];

interface Start {
  /** Arguments of Node; by default they start the server's program. */
  commandLine?: string[];
  folder?: string;
  /** Folders of programs; those of this process by default. */
  programs?: string;
}

/** The server's program as a separate process. */
export class ServerProcess {
  output = '';
  consoleErrors = '';
  readonly ended: Promise<number | null>;
  readonly #child;

  constructor(environment: Record<string, string>, start: Start = {}) {
    const { commandLine = program, folder, programs = process.env.PATH ?? '' } = start;
    this.#child = spawn(process.execPath, commandLine, {
      cwd: folder,
      // A busy machine is no overload; the load test sets its own limit.
      env: { PATH: programs, PORT: '0', OVERLOAD_DELAY: '60000', ...environment },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
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

  /** Its public origin, once it listens; rejects when it exits before. */
  async listening(): Promise<string> {
    const address = /The site is at (https?:\S+)/;
    await this.printed(address);
    return address.exec(this.output)?.[1] ?? '';
  }

  /** Closes the IPC channel, as the exit of the parent process does. */
  disconnect(): Promise<number | null> {
    this.#child.disconnect();
    return this.ended;
  }

  /** Resolves when it has printed such a line; rejects when it exits before. */
  async printed(line: RegExp): Promise<void> {
    while (!line.test(this.output)) {
      const event = await Promise.race([
        this.ended.then(() => 'end'),
        this.#child.stdout && once(this.#child.stdout, 'data'),
      ]);
      if (event === 'end') throw new Error(`The program ended: ${this.consoleErrors}`);
    }
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
