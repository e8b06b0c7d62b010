import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { sitePaths } from '../src/contract/paths';

/*
 * Installs a copy of this folder without development dependencies and starts it as the README says, until it is
 * ready: `npm run check:install`. Takes one to three minutes.
 */

/** Timeout in milliseconds for the first start: two builds, a database and its sample content. */
const startLimit = 300_000;
const leftOut = ['node_modules', 'dist', '.data', '.cache', '.git'];
const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';

async function freePort(): Promise<number> {
  const server = createServer().listen(0, 'localhost');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

async function statusOf(url: string): Promise<number> {
  return fetch(url).then(
    ({ status }) => status,
    () => 0,
  );
}

async function waitUntilReady(site: ChildProcess, origin: string): Promise<void> {
  const end = Date.now() + startLimit;
  while ((await statusOf(`${origin}${sitePaths.ready}`)) !== 200) {
    if (site.exitCode !== null) throw new Error(`npm start ended with ${site.exitCode}.`);
    if (Date.now() > end) throw new Error('npm start was not ready in time.');
    await setTimeout(500);
  }
  const status = await statusOf(`${origin}/en/`);
  if (status !== 200) throw new Error(`The home page was answered with ${status}.`);
}

async function checkInstall(folder: string): Promise<void> {
  cpSync('.', folder, {
    recursive: true,
    filter: (source) => !leftOut.includes(path.relative('.', source)),
  });
  const { TEST_DATABASE_URL: _database, ...environment } = process.env;
  const install = spawnSync(npm, ['ci', '--omit=dev', '--no-audit', '--no-fund'], {
    cwd: folder,
    env: environment,
    stdio: 'inherit',
  });
  if (install.status !== 0) throw new Error(`npm ci --omit=dev ended with ${install.status}.`);

  const port = String(await freePort());
  const site = spawn(npm, ['start'], {
    cwd: folder,
    env: { ...environment, PORT: port },
    stdio: 'inherit',
  });
  const ended = once(site, 'exit');
  try {
    await waitUntilReady(site, `http://localhost:${port}`);
  } finally {
    site.kill('SIGTERM');
    await ended;
  }
}

const folder = mkdtempSync(path.join(tmpdir(), 'vgr-install-'));
try {
  await checkInstall(folder);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
