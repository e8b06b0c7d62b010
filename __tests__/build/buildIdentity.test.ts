import { execFileSync } from 'node:child_process';
import { mkdir, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readBuildIdentity } from '../../src/build/buildIdentity';
import { buildSettings } from '../../src/build/buildSources';
import { endProcesses, temporaryFolder } from '../support/server/serverProcess';

const home = process.cwd();
const sources = [
  'src/app/main.tsx',
  'src/build/build.ts',
  'locales/en/common.json',
  'public/index.html',
];
const changedAt = '2026-11-20T10:00:00Z';

async function write(file: string, text: string, time = changedAt) {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
  await utimes(file, new Date(time), new Date(time));
}

/** Runs git with a fixed author and time. */
function git(...commandLine: string[]) {
  const person = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com'];
  const env = { ...process.env, GIT_COMMITTER_DATE: '2026-11-21T08:30:00Z' };
  return execFileSync('git', [...person, ...commandLine], { encoding: 'utf8', env }).trim();
}

function commit() {
  git('add', '.');
  git('commit', '--quiet', '--message', 'change');
  return git('rev-parse', 'HEAD');
}

/** A small project as the working directory. */
beforeEach(async () => {
  process.chdir(await temporaryFolder());
  for (const file of [...buildSettings, ...sources]) await write(file, '');
  await write('package.json', '{"version":"1.2.3"}');
});
afterEach(() => process.chdir(home));
afterAll(endProcesses);

describe('the identity of a build', () => {
  it('is BUILD_ID when it is set', async () => {
    expect((await readBuildIdentity({ BUILD_ID: 'release-7' })).id).toBe('release-7');
    await expect(readBuildIdentity({ BUILD_ID: 'a b' })).rejects.toThrow('BUILD_ID');
  });

  it('is derived from the sources without git, and increases with their time', async () => {
    const first = await readBuildIdentity({});
    expect(first).toEqual({
      id: expect.stringMatching(/^1\.2\.3-[0-9a-f]{10}$/),
      builtAt: changedAt,
    });
    expect(await readBuildIdentity({})).toEqual(first);
    await write('src/app/main.tsx', 'changed', '2026-11-20T11:00:00Z');
    const second = await readBuildIdentity({});
    expect(second.id).not.toBe(first.id);
    expect(second.builtAt > first.builtAt).toBe(true);
  });

  it('is the last commit that changed the sources', async () => {
    git('init', '--quiet');
    const changed = commit();
    await write('NOTES.md', 'no source');
    commit();
    expect(await readBuildIdentity({})).toEqual({
      id: changed.slice(0, 12),
      builtAt: '2026-11-21T08:30:00Z',
    });
  });

  it('is not a commit while sources have uncommitted changes', async () => {
    git('init', '--quiet');
    commit();
    await write('src/app/new.ts', 'new', '2026-11-22T09:00:00Z');
    expect(await readBuildIdentity({})).toEqual({
      id: expect.stringMatching(/^1\.2\.3-/),
      builtAt: '2026-11-22T09:00:00Z',
    });
  });

  it('takes its time from SOURCE_DATE_EPOCH when it is set', async () => {
    const { builtAt } = await readBuildIdentity({ SOURCE_DATE_EPOCH: '1700000000' });
    expect(builtAt).toBe('2023-11-14T22:13:20Z');
  });
});
