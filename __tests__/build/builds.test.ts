import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createStamp, isBuildName, staleReason, writeStamp } from '../../src/build/builds';
import { endProcesses, temporaryFolder } from '../support/server/serverProcess';

const files = {
  'webpack.config.ts': '',
  'src/build/webpackThemes.ts': '',
  'package.json': '{}',
  'package-lock.json': '{}',
  'src/app/main.tsx': 'app',
  'src/contract/paths.ts': 'paths',
  'src/config/site.ts': 'site',
  'src/server/main.ts': 'server',
  'locales/en/common.json': '{}',
  'public/index.html': '<html>',
  'dist/public/index.txt': '',
  'dist/server/main.js': '',
};

const home = process.cwd();

/** A small project as the working directory, with both builds up to date. */
beforeEach(async () => {
  process.chdir(await temporaryFolder());
  for (const [file, text] of Object.entries(files)) await write(file, text);
  await writeStamp('app', await createStamp('app'));
  await writeStamp('server', await createStamp('server'));
});
afterEach(() => {
  process.chdir(home);
  delete process.env.API_HOST;
  delete process.env.BUILD_ID;
});
afterAll(endProcesses);

async function write(file: string, text: string) {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
}

const isFresh = async (name: 'app' | 'replay' | 'server') =>
  (await staleReason(name)) === undefined;
const fresh = async () => ({ app: await isFresh('app'), server: await isFresh('server') });

describe('builds', () => {
  it('are up to date after building, whatever the files’ timestamps', async () => {
    await write('src/app/main.tsx', files['src/app/main.tsx']);
    expect(await fresh()).toEqual({ app: true, server: true });
  });

  it.each([
    ['src/app/main.tsx', { app: false, server: true }],
    ['src/app/new/File.tsx', { app: false, server: true }],
    ['public/index.html', { app: false, server: true }],
    ['src/server/main.ts', { app: true, server: false }],
    ['src/contract/paths.ts', { app: false, server: false }],
    ['locales/en/common.json', { app: false, server: false }],
    ['package-lock.json', { app: false, server: false }],
    ['webpack.config.ts', { app: false, server: false }],
    ['src/build/webpackThemes.ts', { app: false, server: false }],
  ])('become stale after a change of %s', async (file, expected) => {
    await write(file, 'changed');
    expect(await fresh()).toEqual(expected);
  });

  it('become stale after a removed source, a removed output or a changed API URL', async () => {
    await rm('src/app/main.tsx');
    expect(await fresh()).toEqual({ app: false, server: true });
    await write('src/app/main.tsx', files['src/app/main.tsx']);
    await rm('dist/server/main.js');
    expect(await fresh()).toEqual({ app: true, server: false });
    process.env.API_HOST = 'https://api.example';
    expect(await fresh()).toEqual({ app: false, server: false });
  });

  it('keep their build id when a start sets none', async () => {
    process.env.BUILD_ID = 'release-7';
    for (const name of ['app', 'server'] as const) await writeStamp(name, await createStamp(name));
    expect(await fresh()).toEqual({ app: true, server: true });
    delete process.env.BUILD_ID;
    expect(await fresh()).toEqual({ app: true, server: true });
    process.env.BUILD_ID = 'release-8';
    expect(await fresh()).toEqual({ app: false, server: false });
  });

  it('report why they are stale', async () => {
    expect(await staleReason('replay')).toBe('not built yet');
    process.env.BUILD_ID = 'release-8';
    expect(await staleReason('server')).toBe('BUILD_ID has changed');
    process.env.API_HOST = 'https://api.example';
    expect(await staleReason('app')).toBe('API_HOST has changed');
    await write('src/config/site.ts', 'changed');
    expect(await staleReason('app')).toBe('its sources have changed');
  });

  it('detect a change in the replay console’s own sources', async () => {
    await write('dist/replay/index.txt', '');
    await writeStamp('replay', await createStamp('replay'));
    expect(await isFresh('replay')).toBe(true);
    await write('public/index.html', 'changed');
    expect(await isFresh('replay')).toBe(true);
    await write('src/app/replay/startFrame.tsx', 'changed');
    expect(await isFresh('replay')).toBe(false);
  });

  it('are stale once their stamp is removed', async () => {
    await writeStamp('app', undefined);
    expect(await fresh()).toEqual({ app: false, server: true });
    expect(await readdir('dist')).toContain('public');
  });

  it('are named app, replay and server', () => {
    const named = ['app', 'replay', 'server', 'main', undefined].filter(isBuildName);
    expect(named).toEqual(['app', 'replay', 'server']);
  });
});
