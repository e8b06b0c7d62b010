import { once } from 'node:events';
import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import path from 'node:path';
import { sql } from 'kysely';
import { openDatabase } from '../../src/server/database/openDatabase';
import { eventually } from '../support/eventually';
import { endProcesses, ServerProcess, temporaryFolder } from '../support/serverProcess';
import { startSourceWorker } from '../support/startSourceWorker';

/** Filled by a real first start; each test gets a copy. */
let filled: string;
let firstOutput: string;

beforeAll(async () => {
  filled = await temporaryFolder();
  const server = new ServerProcess({ DATA_DIR: filled });
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

/** The views of the first article, read as this reader, who is then counted too. */
async function countedViews(origin: string, reader: string): Promise<number> {
  const answer = await fetch(`${origin}/api/articles/1`, {
    headers: { 'User-Agent': `Mozilla/5.0 ${reader}` },
  });
  const { views }: { views: number } = await answer.json();
  return views;
}

describe('the first start', () => {
  it('prints the accounts, the mail folder and the address, each in a line of its own', () => {
    const lines = firstOutput.split('\n').map((line) => line.trim());
    expect(lines).toEqual(
      expect.arrayContaining([
        'joana_b / insert-coin-1 (member)',
        'tomasz_r / insert-coin-2 (administrator)',
        'keiko_mori / insert-coin-3 (super administrator)',
        `Outgoing mail: ${path.join(filled, 'mail')}`,
        expect.stringMatching(/^The site is at http:\/\/localhost:\d+$/),
      ]),
    );
  });

  it('keeps a secret only its owner reads, and leaves no lock behind', async () => {
    expect((await readdir(filled)).toSorted()).toEqual(['database', 'token-secret']);
    expect((await stat(path.join(filled, 'token-secret'))).mode & 0o777).toBe(0o600);
  });
});

describe('a later start', () => {
  it('serves what is there and fills nothing again', async () => {
    const secret = await readFile(path.join(filled, 'token-secret'), 'utf8');
    const { server, origin, folder } = await start();
    expect(await (await fetch(`${origin}/health/ready`)).json()).toMatchObject({ status: 'ready' });
    const articles = await (await fetch(`${origin}/api/articles`)).json();
    expect(articles).toMatchObject({ '@type': 'hydra:Collection' });
    expect(await server.kill('SIGTERM')).toBe(0);
    expect(server.output).not.toContain('insert-coin');
    expect(server.complaints).toBe('');
    expect(await readFile(path.join(folder, 'token-secret'), 'utf8')).toBe(secret);
  });

  it('has every row that was acknowledged before a kill -9', async () => {
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

describe('a start that cannot succeed', () => {
  async function failedStart(environment: Record<string, string>) {
    const server = new ServerProcess(environment);
    const exitCode = await server.ended;
    expect(server.output).not.toContain('The site is at');
    return { exitCode, lines: server.complaints.trimEnd().split('\n') };
  }

  it('names the used port', async () => {
    const other = createServer().listen(0, 'localhost');
    await once(other, 'listening');
    const address = other.address();
    const PORT = String(typeof address === 'object' ? address?.port : '');
    const failure = await failedStart({ DATA_DIR: await temporaryFolder(filled), PORT });
    other.close();
    expect(failure).toEqual({
      exitCode: 1,
      lines: [expect.stringMatching(new RegExp(`^Port ${PORT} is already used`))],
    });
  });

  it('names the other process on the same folder, which goes on', async () => {
    const { folder, server, origin } = await start();
    expect(await failedStart({ DATA_DIR: folder })).toEqual({
      exitCode: 1,
      lines: [
        expect.stringMatching(new RegExp(`is used by another process \\(PID ${server.pid} `)),
      ],
    });
    expect((await fetch(`${origin}/health/ready`)).status).toBe(200);
    expect(await server.kill('SIGTERM')).toBe(0);
  });

  it('names a data folder that is none', async () => {
    const file = path.join(await temporaryFolder(), 'file');
    await writeFile(file, 'not a folder');
    expect(await failedStart({ DATA_DIR: file })).toEqual({
      exitCode: 1,
      lines: [expect.stringContaining(`The data folder ${file} cannot be used`)],
    });
    expect(await readFile(file, 'utf8')).toBe('not a folder');
  });

  it('names a broken database in the folder', async () => {
    const folder = await temporaryFolder(filled);
    await rm(path.join(folder, 'database/global/pg_control'));
    expect(await failedStart({ DATA_DIR: folder })).toEqual({
      exitCode: 1,
      lines: [expect.stringMatching(/^The database cannot be reached/)],
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
      lines: [expect.stringMatching(/^The database cannot be reached: .*127\.0\.0\.1:1/)],
    });
    expect(failure.lines.join()).not.toContain('hidden-word');
  });

  it('names every faulty setting', async () => {
    expect(await failedStart({ PORT: 'many', LOG_LEVEL: 'loud' })).toEqual({
      exitCode: 1,
      lines: [expect.stringMatching(/^PORT /), expect.stringMatching(/^LOG_LEVEL /)],
    });
  });

  it('leaves a database of a newer version as it is', async () => {
    const folder = await temporaryFolder(filled);
    const opened = await openDatabase(
      { url: undefined, folder: path.join(folder, 'database') },
      startSourceWorker,
    );
    await sql`insert into kysely_migration (name, timestamp) values ('999Later', '')`.execute(
      opened.unhurried,
    );
    await opened.close();
    expect(await failedStart({ DATA_DIR: folder })).toEqual({
      exitCode: 1,
      lines: ['The database was migrated by a newer version of this program (999Later).'],
    });
  });
});

describe('stopping', () => {
  it('finishes a running request, refuses new ones with 503 and ends with 0', async () => {
    const { server, origin, folder } = await start();
    const { hostname, port } = new URL(origin);
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
    expect(await ended).toBe(0);
    expect(await readdir(folder)).not.toContain('lock');
  });
});
