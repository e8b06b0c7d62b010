import path from 'node:path';
import { migrate } from '../../../src/server/platform/database/migrate';
import { openPatiently } from '../../support/database/openPatiently';
import type { Database } from '../../../src/server/platform/database/tables';
import { runPictureMove } from '../../../src/server/process/runPictureMove';
import {
  createLocation,
  currentDriver,
  removeLocation,
  type TestLocation,
} from '../../support/database/testDatabases';
import { startS3Server, type S3Server } from '../../support/server/s3Server';
import { startSourceWorker } from '../../support/server/startSourceWorker';

const driver = currentDriver();
const umask = process.umask();
const total = 3;
let s3: S3Server;
let location: TestLocation;

/** Opens the database between two commands: only one process may use the embedded one. */
async function withDatabase<Result>(work: (database: Database) => Promise<Result>) {
  const folder = path.join(location.folder, 'database');
  const opened = await openPatiently({ ...location, folder });
  try {
    return await work(opened.unlimited);
  } finally {
    await opened.close();
  }
}

const countBytes = () =>
  withDatabase(async (database) => {
    const files = await database.selectFrom('pictureFiles').select('bytes').execute();
    return files.filter(({ bytes }) => bytes !== null).length;
  });

async function run(...commandLine: string[]) {
  const output: string[] = [];
  const errors: string[] = [];
  const exitCode = await runPictureMove({
    commandLine,
    environment: location.url
      ? { DATABASE_URL: location.url, TOKEN_SECRET: 'a secret of the tests, forty characters long' }
      : { DATA_DIR: location.folder },
    print: (line) => output.push(line),
    printError: (text) => errors.push(text),
    startWorker: startSourceWorker,
  });
  return { exitCode, output, errors };
}

beforeAll(async () => {
  s3 = await startS3Server();
  location = await createLocation(driver);
  await withDatabase(async (database) => {
    await migrate(database);
    const picture = database.insertInto('pictures').defaultValues().returning('id');
    const { id: pictureId } = await picture.executeTakeFirstOrThrow();
    const rows = Array.from({ length: total }, (_, index) => {
      const bytes = Buffer.alloc(1000, `picture ${index}`);
      return { pictureId, width: index + 1, hash: `${index}`, bytes, contentType: 'image/webp' };
    });
    await database.insertInto('pictureFiles').values(rows).execute();
  });
});
afterAll(async () => {
  process.umask(umask);
  await removeLocation(driver, location.name);
  await s3?.close();
});
afterEach(() => s3.behave('works'));

test.each([
  [[]],
  [['--to']],
  [['--to', 'disk']],
  [['--to', 's3://key:hidden-word@bucket?region=eu-1']],
  [['--from', 'database']],
  [['database']],
])('prints the usage in one line and exits with 1 for %j', async (commandLine) => {
  const { exitCode, output, errors } = await run(...commandLine);
  expect([exitCode, output]).toEqual([1, []]);
  expect(errors).toEqual([expect.stringMatching(/^Usage: npm run pictures:move -- --to [^\n]*$/)]);
  expect(errors.join()).not.toContain('hidden-word');
});

test('says in one line that the service fails, and leaves the files in the database', async () => {
  s3.behave('fails');
  const { exitCode, errors } = await run('--to', s3.address('vgr'));
  expect(exitCode).toBe(1);
  expect(errors).toEqual([
    expect.stringMatching(
      /^The picture store failed \(\w+\)\. Run the command again to move the rest\.$/,
    ),
  ]);
  expect(await countBytes()).toBe(total);
});

test('moves all files to the service and back', async () => {
  const target = s3.address('vgr');
  const finished = ['Files moved: 3 of 3.', 'All files were moved.'];
  expect(await run('--to', target)).toEqual({ exitCode: 0, output: finished, errors: [] });
  expect(await countBytes()).toBe(0);
  const repeated = ['All files are there already.'];
  expect(await run('--to', target)).toEqual({ exitCode: 0, output: repeated, errors: [] });
  expect(await run('--to', 'database')).toEqual({ exitCode: 0, output: finished, errors: [] });
  expect(await countBytes()).toBe(total);
});

test('names the files that are damaged in the service and exits with 1', async () => {
  await run('--to', s3.address('damaged'));
  const [key = ''] = await s3.keys('damaged');
  await s3.overwrite(key, Buffer.alloc(1000));
  const { exitCode, errors } = await run('--to', 'database');
  expect(exitCode).toBe(1);
  expect(errors).toEqual([
    expect.stringMatching(/^The file \d-\d\.webp was not moved: corrupt\.$/),
    'Files not moved: 1.',
  ]);
  expect(await countBytes()).toBe(total - 1);
});
