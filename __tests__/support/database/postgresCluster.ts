import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync } from 'node:fs';
import { chown, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}

const installed = '/usr/lib/postgresql';

/** The folder of PostgreSQL's programs: PG_BIN, else the newest of Debian's packages. */
export function findPostgres(): string | undefined {
  if (process.env['PG_BIN']) return process.env['PG_BIN'];
  try {
    const [version] = readdirSync(installed).toSorted((a, b) => Number(b) - Number(a));
    return version === undefined ? undefined : path.join(installed, version, 'bin');
  } catch {
    return undefined;
  }
}

interface ClusterOptions {
  /** Where the tables are, if not beside the write-ahead log. */
  folder?: string | undefined;
}

/** A PostgreSQL server in a temporary folder, which can be stopped and killed. */
export async function createCluster(options: ClusterOptions = {}) {
  const binaries = findPostgres();
  if (binaries === undefined) throw new Error('PostgreSQL is not installed; or set PG_BIN.');
  const folder = mkdtempSync(path.join(tmpdir(), 'vgr_cluster_'));
  const data = path.join(options.folder ?? folder, 'data');
  const port = await freePort();
  // PostgreSQL refuses to run as root.
  const asRoot = process.getuid?.() === 0;
  if (asRoot) {
    const { stdout } = await run('id', ['-u', 'postgres']);
    await chown(folder, Number(stdout), -1);
    if (options.folder !== undefined) await chown(options.folder, Number(stdout), -1);
  }
  const postgres = (program: string, ...parameters: string[]) => {
    const command = [path.join(binaries, program), ...parameters];
    const [file = '', ...rest] = asRoot ? ['runuser', '-u', 'postgres', '--', ...command] : command;
    return run(file, rest, { cwd: folder });
  };
  const settings = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1`;
  const log = ['--waldir', path.join(folder, 'wal')];
  await postgres('initdb', '-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', ...log);
  const control = (...parameters: string[]) =>
    postgres(
      'pg_ctl',
      '-D',
      data,
      '-o',
      settings,
      '-l',
      path.join(folder, 'log'),
      '-w',
      ...parameters,
    );
  const start = () => control('start');
  await start();
  return {
    port,
    url: (database: string) => `postgres://postgres@127.0.0.1:${port}/${database}`,
    start,
    restart: () => control('restart', '-m', 'fast'),
    stop: (mode: 'fast' | 'immediate') => control('stop', '-m', mode),
    kill: async () => {
      const [pid = ''] = (await readFile(path.join(data, 'postmaster.pid'), 'utf8')).split('\n', 1);
      process.kill(Number(pid), 'SIGKILL');
      // Its child processes exit with a delay; until then a new server refuses to start.
      await control('stop', '-m', 'immediate').catch(() => undefined);
    },
    remove: async () => {
      await control('stop', '-m', 'immediate').catch(() => undefined);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
