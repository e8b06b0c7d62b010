import { execFile } from 'node:child_process';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { sitePaths } from '../../src/contract/paths';
import { createPackage } from '../../src/build/createPackage';
import {
  createLocation,
  removeLocation,
  type Driver,
  type TestLocation,
} from '../support/database/testDatabases';
import { seededParts } from '../support/journeys/copySeededData';
import { endProcesses, ServerProcess, temporaryFolder } from '../support/server/serverProcess';

const run = promisify(execFile);

/** The size goal of an installation, in bytes. */
const maximumSize = 120_000_000;
const drivers: Driver[] = process.env.TEST_DATABASE_URL ? ['embedded', 'postgres'] : ['embedded'];
const secret = 'a secret of the tests, forty characters long';

let made: string;
let elsewhere: string;
const locations: [Driver, TestLocation][] = [];

beforeAll(async () => {
  made = await temporaryFolder();
  elsewhere = await temporaryFolder();
  await createPackage(made);
});
afterAll(async () => {
  await endProcesses();
  for (const [driver, { name }] of locations) await removeLocation(driver, name);
});

/** The settings of a new database: empty, or an embedded one with sample content that the gate has made. */
async function newDatabase(driver: Driver): Promise<Record<string, string>> {
  const { SEEDED_DATA: seeded } = process.env;
  const template = driver === 'embedded' && seeded ? seededParts(seeded).data : undefined;
  const location = await createLocation(driver, template);
  locations.push([driver, location]);
  return location.url === undefined
    ? { DATA_DIR: location.folder }
    : { DATABASE_URL: location.url, TOKEN_SECRET: secret };
}

/** Starts the package from another folder, where no other program can be found. */
const start = (environment: Record<string, string>) =>
  new ServerProcess(environment, {
    commandLine: [path.join(made, 'server.js')],
    folder: elsewhere,
    programs: elsewhere,
  });

const command = (environment: Record<string, string>, ...commandLine: string[]) =>
  run(process.execPath, [path.join(made, 'server.js'), ...commandLine], {
    cwd: elsewhere,
    env: { PATH: elsewhere, ...environment },
  });

async function sizeOf(folder: string): Promise<number> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  const files = entries.filter((entry) => entry.isFile());
  const sizes = files.map(async (file) => stat(path.join(file.parentPath, file.name)));
  return (await Promise.all(sizes)).reduce((sum, { size }) => sum + size, 0);
}

it('contains the articles of the sample content', async () => {
  const articles = async (folder: string) =>
    (await readdir(folder, { recursive: true })).toSorted();
  expect(await articles(path.join(made, 'dist/server/articles'))).toEqual(
    await articles('src/server/sample/articles'),
  );
});

describe.each(drivers)('a package on the %s database', (driver) => {
  it('serves the site without other programs and exits with 0 on SIGTERM', async () => {
    const server = start(await newDatabase(driver));
    const origin = await server.listening();
    const status = async (page: string) => (await fetch(`${origin}${page}`)).status;
    expect(await status(sitePaths.ready)).toBe(200);
    expect(await status('/replay.html')).toBe(200);
    expect(await status(`${sitePaths.documentation}/static/swagger-ui.css`)).toBe(200);
    const page = await (await fetch(`${origin}/en/`)).text();
    expect(page).toContain('<h1');
    const [, script = ''] = /src="(\/assets\/main\.[^"]+)"/.exec(page) ?? [];
    expect(await status(script)).toBe(200);
    expect(await server.kill('SIGTERM')).toBe(0);
  });
});

describe('a package', () => {
  it('migrates and seeds the database with its commands', async () => {
    const settings = await newDatabase(drivers.at(-1) ?? 'embedded');
    expect((await command(settings, 'migrate')).stdout).toContain('Applied migrations: 001');
    expect((await command(settings, 'seed')).stdout).toContain('keiko_mori');
    expect((await command(settings, 'migrate')).stdout).toBe('The database is up to date.\n');
  });

  it('names its commands when it does not know one', async () => {
    await expect(command({}, 'demolish')).rejects.toMatchObject({
      code: 1,
      stderr:
        'Usage: node server.js [migrate | seed | createAdministrator | backup | restore | move | check | tombstones | movePictures | verifyRecords | rerankRecords]\n',
    });
  });

  it('names the way it was started in the usage of a command', async () => {
    await expect(command({}, 'backup', '--no-such-flag')).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('Usage: node server.js backup FILE [--overwrite]\n'),
    });
  });

  it('contains the files that the documentation of the deployment names, and no settings', async () => {
    const files = await readdir(path.join(made, 'deploy'));
    expect(files).toEqual(
      expect.arrayContaining(['nginx.conf', 'site.env.example', 'video-game-records@.service']),
    );
    expect(files).not.toContain('site.env');
  });

  it('is smaller than the goal and contains no build tools', async () => {
    expect(await sizeOf(made)).toBeLessThan(maximumSize);
    const packages = await readdir(path.join(made, 'node_modules'));
    expect(packages).toContain('sharp');
    expect(packages.filter((name) => /webpack|babel|swc|esbuild|tsx/.test(name))).toEqual([]);
  });

  it('contains the packages that its package.json and its lock file name', async () => {
    const { stdout } = await run('npm', ['ls', '--all', '--json'], { cwd: made });
    const { problems, dependencies } = JSON.parse(stdout);
    expect(problems).toBeUndefined();
    expect(Object.keys(dependencies)).toContain('@electric-sql/pglite');
    const lock = JSON.parse(await readFile(path.join(made, 'package-lock.json'), 'utf8'));
    // For machines other than this one.
    expect(Object.keys(lock.packages)).toContain('node_modules/@img/sharp-linuxmusl-arm64');
  });

  it('replaces an earlier package, but no folder of anything else', async () => {
    const folder = await temporaryFolder();
    await writeFile(path.join(folder, 'letters.txt'), 'Dear Ada');
    await expect(createPackage(folder)).rejects.toThrow('Choose an empty folder.');
    expect(await readFile(path.join(folder, 'letters.txt'), 'utf8')).toBe('Dear Ada');
    await writeFile(path.join(made, 'old.txt'), 'of an earlier release');
    await createPackage(made);
    expect(await readdir(made)).not.toContain('old.txt');
  });
});
