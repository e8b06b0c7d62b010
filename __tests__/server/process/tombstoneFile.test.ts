import { appendFile, readFile, stat, truncate } from 'node:fs/promises';
import path from 'node:path';
import {
  appendTombstones,
  keepTombstoneFile,
  readTombstoneFile,
} from '../../../src/server/process/tombstoneFile';
import { createTestDatabase, type TestDatabase } from '../../support/database/createTestDatabase';
import { createMember } from '../../support/server/members';
import { endProcesses, temporaryFolder } from '../../support/server/serverProcess';

let opened: TestDatabase;
let dataFolder: string;
beforeAll(async () => {
  opened = await createTestDatabase();
});
beforeEach(async () => {
  reported.length = 0;
  dataFolder = await temporaryFolder();
});
afterAll(async () => {
  await opened?.close();
  await endProcesses();
});

async function deleteMember(): Promise<number> {
  const { id } = await createMember(opened);
  await opened.database.deleteFrom('users').where('id', '=', id).execute();
  return id;
}
const reported: string[] = [];
const report = (line: string) => reported.push(line);
const append = () => appendTombstones(opened.database, dataFolder, report);
const listed = async () =>
  (await readTombstoneFile(dataFolder, report))?.map(({ userId }) => userId);

test('the list in the data folder gets each deleted account once, and is private', async () => {
  const first = await deleteMember();
  await append();
  const second = await deleteMember();
  await append();
  await append();
  expect(await listed()).toEqual([first, second]);
  const { mode } = await stat(path.join(dataFolder, 'deleted-accounts.jsonl'));
  expect((mode & 0o777).toString(8)).toBe('600');
});

test('entries that the database does not have stay', async () => {
  const entry = {
    userId: 4711,
    createdAt: '2026-01-01T00:00:00.000001Z',
    deletedAt: '2026-01-02T00:00:00.000000Z',
  };
  const file = path.join(dataFolder, 'deleted-accounts.jsonl');
  await appendFile(file, `${JSON.stringify(entry)}\n`);
  const id = await deleteMember();
  await append();
  expect(await listed()).toEqual(expect.arrayContaining([4711, id]));
  expect((await readFile(file, 'utf8')).startsWith(JSON.stringify(entry))).toBe(true);
});

test.each(['{"userId":47', '\0\0\0\0', '{"userId":1}'])(
  'a last line that was cut off is reported, left out and replaced: %j',
  async (line) => {
    const first = await deleteMember();
    await append();
    const file = path.join(dataFolder, 'deleted-accounts.jsonl');
    const whole = await readFile(file, 'utf8');
    await appendFile(file, line);
    expect(await listed()).toContain(first);
    expect(reported).toEqual([expect.stringContaining('deleted-accounts.jsonl is not complete')]);
    const second = await deleteMember();
    await append();
    expect(await listed()).toContain(second);
    expect(await readFile(file, 'utf8')).toMatch(/^(?:\{.*\}\n)+$/);
    expect((await readFile(file, 'utf8')).startsWith(whole)).toBe(true);
    await append();
    expect(reported).toHaveLength(2);
  },
);

test('an entry is appended on a line of its own after one without a line break', async () => {
  await deleteMember();
  await append();
  const file = path.join(dataFolder, 'deleted-accounts.jsonl');
  await truncate(file, (await stat(file)).size - 1);
  const id = await deleteMember();
  await append();
  expect(await listed()).toContain(id);
});

test('a server that stops writes what it did not write yet', async () => {
  const stop = keepTombstoneFile({ database: opened.database, dataFolder, report });
  const id = await deleteMember();
  await stop();
  expect(await listed()).toContain(id);
});

test('nothing is written while nobody was deleted', async () => {
  const other = await createTestDatabase();
  const stop = keepTombstoneFile({ database: other.database, dataFolder, report });
  await stop();
  await other.close();
  expect(await readTombstoneFile(dataFolder, report)).toBeUndefined();
});
