import { execFile } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
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

/** A PostgreSQL server in a temporary folder, which can be stopped and killed. */
export async function createCluster() {
  const binaries = process.env['PG_BIN'] ?? '/usr/lib/postgresql/15/bin';
  const folder = mkdtempSync(path.join(tmpdir(), 'vgr_cluster_'));
  const data = path.join(folder, 'data');
  const port = await freePort();
  // PostgreSQL refuses to run as root.
  const asRoot = process.getuid?.() === 0;
  if (asRoot) {
    const { stdout } = await run('id', ['-u', 'postgres']);
    await chown(folder, Number(stdout), -1);
  }
  const postgres = (program: string, ...parameters: string[]) => {
    const command = [path.join(binaries, program), ...parameters];
    const [file = '', ...rest] = asRoot ? ['runuser', '-u', 'postgres', '--', ...command] : command;
    return run(file, rest, { cwd: folder });
  };
  const options = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1`;
  await postgres('initdb', '-D', data, '-U', 'postgres', '-A', 'trust');
  const control = (...parameters: string[]) =>
    postgres(
      'pg_ctl',
      '-D',
      data,
      '-o',
      options,
      '-l',
      path.join(folder, 'log'),
      '-w',
      ...parameters,
    );
  const start = () => control('start');
  await start();
  return {
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
