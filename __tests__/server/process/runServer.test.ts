import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';
import { Worker } from 'node:worker_threads';
import { sql } from 'kysely';
import { openPatiently } from '../../support/database/openPatiently';
import { eventually } from '../../support/eventually';
import { runInProcess } from '../../support/server/runInProcess';
import { seededParts } from '../../support/journeys/copySeededData';
import { endProcesses, ServerProcess, temporaryFolder } from '../../support/server/serverProcess';
import { startSourceWorker } from '../../support/server/startSourceWorker';

/** Filled by a real first start; each test gets a copy. */
let filled: string;
let firstOutput: string;

/** The gate has made a first start already. */
function readSeededData(seeded: string): void {
  const parts = seededParts(seeded);
  filled = parts.data;
  firstOutput = readFileSync(parts.output, 'utf8');
}

beforeAll(async () => {
  const { SEEDED_DATA: seeded } = process.env;
  if (seeded) return readSeededData(seeded);
  filled = path.join(await temporaryFolder(), 'data');
  const umask = process.umask(0);
  const server = new ServerProcess({ DATA_DIR: filled });
  process.umask(umask);
  await server.listening();
  await server.kill('SIGTERM');
  firstOutput = server.output;
});
afterAll(endProcesses);

async function start(environment: Record<string, string> = {}) {
  const folder = environment.DATA_DIR ?? (await temporaryFolder(filled));
  const server = new ServerProcess({ DATA_DIR: folder, ...environment });
  return { folder, server, origin: await server.listening() };
}

/** Runs a start that fails, in this process: a separate one takes seconds to load the program. */
async function failedStart(environment: Record<string, string>) {
  const { exitCode, output, errors } = await runInProcess(environment);
  expect(output.join()).not.toContain('The site is at');
  return { exitCode, lines: errors.join('\n').trimEnd().split('\n') };
}

/** The permissions of a folder and its contents. */
async function modesIn(folder: string): Promise<Set<string>> {
  const names = await readdir(folder, { recursive: true });
  const modes = ['', ...names].map(async (name) => {
    const found = await stat(path.join(folder, name));
    const kind = found.isDirectory() ? 'folder' : 'file';
    return `${kind} ${(found.mode & 0o777).toString(8)}`;
  });
  return new Set(await Promise.all(modes));
}
const privateModes = new Set(['folder 700', 'file 600']);

/** The views of the first article, read as this reader, who is then counted too. */
async function countedViews(origin: string, reader: string): Promise<number> {
  const answer = await fetch(`${origin}/api/articles/1`, {
    headers: { 'User-Agent': `Mozilla/5.0 ${reader}` },
  });
  const { views }: { views: number } = await answer.json();
  return views;
}

describe('the first start', () => {
  it('prints the accounts, the mail folder and the URL, each on its own line', () => {
    const lines = firstOutput.split('\n').map((line) => line.trim());
    expect(lines).toEqual(
      expect.arrayContaining([
        'joana_b / insert-coin-1 (member)',
        'samir_proofs / insert-coin-4 (proof moderator)',
        'moth_lamp / insert-coin-5 (moderator of reports)',
        'tomasz_r / insert-coin-2 (administrator)',
        'keiko_mori / insert-coin-3 (super administrator)',
        expect.stringMatching(/^Outgoing mail: \/.*\/mail$/),
        expect.stringMatching(/^The site is at http:\/\/localhost:\d+$/),
      ]),
    );
  });

  it('creates files readable by its own account only under umask 0, and leaves no lock', async () => {
    expect((await readdir(filled)).toSorted()).toEqual(['database', 'token-secret']);
    expect(await modesIn(filled)).toEqual(privateModes);
  });
});

describe('a later start', () => {
  it('serves the existing content, adds no sample content and restricts open files', async () => {
    const secret = await readFile(path.join(filled, 'token-secret'), 'utf8');
    const open = await temporaryFolder(filled);
    await promisify(execFile)('chmod', ['-R', 'a+rwX', open]);
    const { server, origin } = await start({ DATA_DIR: open });
    expect(await (await fetch(`${origin}/health/ready`)).json()).toMatchObject({ status: 'ready' });
    // The first statements can exceed their limit on a busy machine, and get 503.
    const articles = await eventually(
      async () => (await fetch(`${origin}/api/articles`)).json(),
      ({ status }: { status?: number }) => status !== 503,
    );
    expect(articles).toMatchObject({ '@type': 'hydra:Collection' });
    expect(await server.kill('SIGTERM')).toBe(0);
    expect(server.output).not.toContain('insert-coin');
    expect(server.consoleErrors).toBe('');
    expect(await readFile(path.join(open, 'token-secret'), 'utf8')).toBe(secret);
    expect(await modesIn(open)).toEqual(privateModes);
  });

  it('keeps every acknowledged row after a kill -9', async () => {
    const first = await start();
    const before = await countedViews(first.origin, 'reader 0');
    const counted = await eventually(
      () => countedViews(first.origin, `reader ${Math.random()}`),
      (value) => value >= before + 20,
    );
    await first.server.kill('SIGKILL');
    expect(await readdir(first.folder)).toContain('lock');
    const second = await start({ DATA_DIR: first.folder });
    expect(await countedViews(second.origin, 'reader 0')).toBeGreaterThanOrEqual(counted);
    expect(await second.server.kill('SIGINT')).toBe(0);
  });
});

describe('a start that fails', () => {
  it('names the port in use', async () => {
    const other = createServer().listen(0, 'localhost');
    await once(other, 'listening');
    const address = other.address();
    const PORT = String(typeof address === 'object' ? address?.port : '');
    const failure = await failedStart({ DATA_DIR: await temporaryFolder(filled), PORT });
    other.close();
    expect(failure).toEqual({
      exitCode: 1,
      lines: [expect.stringMatching(new RegExp(`^Port ${PORT} is already in use`))],
    });
  });

  it('names a data folder that is not one', async () => {
    const file = path.join(await temporaryFolder(), 'file');
    await writeFile(file, 'not a folder');
    expect(await failedStart({ DATA_DIR: file })).toEqual({
      exitCode: 1,
      lines: [expect.stringContaining(`The data folder ${file} cannot be used`)],
    });
    expect(await readFile(file, 'utf8')).toBe('not a folder');
  });

  it('names a corrupt database in the folder', async () => {
    const folder = await temporaryFolder(filled);
    await rm(path.join(folder, 'database/global/pg_control'));
    expect(await failedStart({ DATA_DIR: folder })).toEqual({
      exitCode: 1,
      lines: [expect.stringMatching(/^Cannot reach the database/)],
    });
  });

  it('names an unreachable server without its password', async () => {
    const failure = await failedStart({
      DATABASE_URL: 'postgres://someone:hidden-word@127.0.0.1:1/site',
      TOKEN_SECRET: 'x'.repeat(32),
      DATA_DIR: await temporaryFolder(),
    });
    expect(failure).toEqual({
      exitCode: 1,
      lines: [expect.stringMatching(/^Cannot reach the database: .*127\.0\.0\.1:1/)],
    });
    expect(failure.lines.join()).not.toContain('hidden-word');
  });

  it('names every invalid setting', async () => {
    expect(await failedStart({ PORT: 'many', LOG_LEVEL: 'loud' })).toEqual({
      exitCode: 1,
      lines: [expect.stringMatching(/^PORT /), expect.stringMatching(/^LOG_LEVEL /)],
    });
  });

  it('leaves a database of a newer version unchanged', async () => {
    const folder = await temporaryFolder(filled);
    const opened = await openPatiently({ url: undefined, folder: path.join(folder, 'database') });
    await sql`insert into kysely_migration (name, timestamp) values ('999Later', '')`.execute(
      opened.unlimited,
    );
    await opened.close();
    expect(await failedStart({ DATA_DIR: folder })).toEqual({
      exitCode: 1,
      lines: ['The database was migrated by a newer version of this program (999Later).'],
    });
  });
});

describe('the exit of the embedded database’s worker', () => {
  it('ends the server with one line when restarting does not help', async () => {
    let thread: Worker | undefined;
    const outcome = await runInProcess(
      { DATA_DIR: await temporaryFolder(filled) },
      {
        announce: (line) => {
          if (line.startsWith('The site is at')) void thread?.terminate();
        },
        startWorker: (data) => {
          thread = thread ? new Worker('process.exit(3)', { eval: true }) : startSourceWorker(data);
          return thread;
        },
      },
    );
    expect(outcome).toMatchObject({
      exitCode: 1,
      errors: [
        'The embedded database stopped unexpectedly and cannot be restarted: its thread ended with code 3',
      ],
    });
  });
});

describe('stopping', () => {
  it('finishes a running request, rejects new ones with 503 and exits with 0', async () => {
    const { server, origin, folder } = await start();
    const { hostname, port } = new URL(origin);
    // Like a browser that opens a spare connection.
    const unused = connect(Number(port), hostname).setEncoding('utf8');
    let unusedAnswer = '';
    unused.on('data', (text: string) => (unusedAnswer += text));
    unused.on('error', () => undefined);
    const unusedClosed = new Promise((resolve) => unused.once('close', resolve));
    await once(unused, 'connect');
    const socket = connect(Number(port), hostname).setEncoding('utf8');
    let answer = '';
    socket.on('data', (text: string) => (answer += text));
    const head = 'Content-Type: application/json\r\nContent-Length: 2\r\nExpect: 100-continue';
    socket.write(`POST /api/nothing HTTP/1.1\r\nHost: localhost\r\n${head}\r\n\r\n`);
    await eventually(
      () => Promise.resolve(answer),
      (text) => text.includes('100 Continue'),
    );

    const ended = server.kill('SIGTERM');
    const ready = () => fetch(`${origin}/health/ready`).then(({ status }) => status);
    await eventually(ready, (status) => status === 503);
    const refused = await fetch(`${origin}/api/articles`);
    expect(refused.status).toBe(503);
    expect(refused.headers.get('Retry-After')).not.toBeNull();

    socket.write('{}');
    await once(socket, 'close');
    expect(answer).toContain('HTTP/1.1 404');
    // Once no one can connect any more, the unused connection is closed too: nothing sent over it is answered.
    await eventually(
      () => ready().catch(() => 'refused'),
      (status) => status === 'refused',
    );
    unused.write('GET /health/live HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
    await unusedClosed;
    expect(unusedAnswer).toBe('');
    expect(await ended).toBe(0);
    expect(await readdir(folder)).not.toContain('lock');
  });

  it('follows the exit of the parent process; before that, a second server on the folder fails', async () => {
    const { folder, server, origin } = await start();
    expect(await failedStart({ DATA_DIR: folder })).toEqual({
      exitCode: 1,
      lines: [
        expect.stringMatching(new RegExp(`is in use by another process \\(PID ${server.pid} `)),
      ],
    });
    expect((await fetch(`${origin}/health/ready`)).status).toBe(200);
    expect(await server.disconnect()).toBe(0);
    expect(await readdir(folder)).not.toContain('lock');
  });
});
