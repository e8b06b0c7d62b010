import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { copySeededData } from '../support/journeys/copySeededData';

export type Site = {
  origin: string;
  data: string;
  server: ChildProcess;
  /** What it has printed. */
  output: readonly string[];
  stop: (options?: { keepData?: boolean }) => Promise<void>;
};

export async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().listen(0, 'localhost', () => {
      const address = probe.address();
      probe.close(() => {
        if (address && typeof address === 'object') resolve(address.port);
        else reject(new Error('No free port was found.'));
      });
    });
  });
}

async function ended(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  await new Promise((resolve) => server.once('exit', resolve));
}

/** For a start that hangs. Seeding takes 40 seconds of a core, which a busy machine has not always. */
const startLimit = 10 * 60_000;
const requestLimit = 10_000;

async function untilReady(server: ChildProcess, origin: string, output: string[]): Promise<void> {
  const deadline = Date.now() + startLimit;
  for (;;) {
    if (server.exitCode !== null || Date.now() > deadline) {
      throw new Error(`The site did not start:\n${output.join('')}`);
    }
    const signal = AbortSignal.timeout(requestLimit);
    const answer = await fetch(`${origin}/health/ready`, { signal }).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/**
 * Starts the site built in a folder, like `npm start`, on a free port with its own embedded database and the sample
 * content: a copy of SEEDED_DATA, if set. `preload` is the URL of a module that its process imports first.
 */
export async function startSite(
  settings: Record<string, string> = {},
  folder = process.cwd(),
  preload?: URL,
): Promise<Site> {
  const entry = path.join(folder, 'dist/server/main.js');
  if (!existsSync(entry)) throw new Error('Nothing is built: run "npm run build" first.');
  const data = mkdtempSync(path.join(tmpdir(), 'vgr-journeys-'));
  const seeded = settings.SEEDED_DATA ?? process.env.SEEDED_DATA;
  if (seeded) await copySeededData(seeded, data, folder);
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const output: string[] = [];
  const imports = preload ? ['--import', preload.href] : [];
  const server = spawn(process.execPath, [...imports, entry], {
    cwd: folder,
    stdio: ['pipe', 'pipe', 'pipe', ...(preload ? (['ipc'] as const) : [])],
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: data,
      LOG_LEVEL: 'warn',
      DATABASE_URL: '',
      // A busy machine is no overload.
      OVERLOAD_DELAY: '60000',
      ...settings,
    },
  });
  server.stdout?.on('data', (text) => output.push(String(text)));
  server.stderr?.on('data', (text) => output.push(String(text)));
  const stop: Site['stop'] = async ({ keepData = false } = {}) => {
    server.kill('SIGTERM');
    await ended(server);
    if (!keepData) rmSync(data, { recursive: true, force: true });
  };
  await untilReady(server, origin, output).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return { origin, data, server, output, stop };
}
