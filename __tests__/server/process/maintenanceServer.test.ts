import { once } from 'node:events';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import path from 'node:path';
import { recordOnServer, whilePaused } from '../../../src/server/process/maintenanceClient';
import { startMaintenanceServer } from '../../../src/server/process/maintenanceServer';
import { createTestDatabase, type TestDatabase } from '../../support/database/createTestDatabase';
import { endProcesses, temporaryFolder } from '../../support/server/serverProcess';

let opened: TestDatabase;
let dataFolder: string;
let stop: () => Promise<void>;
beforeEach(async () => {
  opened = await createTestDatabase();
  dataFolder = await temporaryFolder();
  stop = await startMaintenanceServer({ database: opened.unlimited, dataFolder });
});
afterEach(async () => {
  await stop();
  await opened.close();
});
afterAll(endProcesses);

const file = () => path.join(dataFolder, 'maintenance');
const addSetting = () =>
  opened.unlimited.insertInto('settings').values({ key: 'k', value: '1' }).execute();

/** What the server sends to a client that sends this. */
async function exchange(text: string): Promise<string> {
  const { port }: { port: number } = JSON.parse(await readFile(file(), 'utf8'));
  const socket = connect(port, '127.0.0.1');
  let received = '';
  socket.on('data', (chunk) => (received += chunk.toString()));
  socket.on('error', () => undefined);
  socket.write(text);
  await once(socket, 'close');
  return received;
}

test('nothing is written while the server is paused, and the writes follow', async () => {
  const order: string[] = [];
  const writing = await whilePaused(dataFolder, async () => {
    const later = addSetting().then(() => order.push('written'));
    // On PostgreSQL a connection is only held, so this says nothing about other writers there.
    await readdir(dataFolder);
    order.push('copied');
    return [later];
  });
  await Promise.all(writing);
  expect(order).toEqual(['copied', 'written']);
});

test('a client that fails or disappears ends the pause', async () => {
  await expect(
    whilePaused(dataFolder, () => Promise.reject(new Error('The disk is full.'))),
  ).rejects.toThrow('The disk is full.');
  await addSetting();
});

test('a pause that was interrupted by the server fails', async () => {
  const paused = whilePaused(dataFolder, stop);
  await expect(paused).rejects.toThrow('did not respond as expected (resumed)');
});

test('only processes that can read the key are served', async () => {
  expect(((await stat(file())).mode & 0o777).toString(8)).toBe('600');
  for (const text of [
    '{"kind":"pause","key":"x"}\n',
    'GET / HTTP/1.1\r\n\r\n',
    'x'.repeat(20_000),
  ]) {
    expect(await exchange(text)).toBe('');
  }
  await addSetting();
});

test('a backup is recorded with its time and size', async () => {
  const backup = {
    startedAt: '2026-11-24T03:15:00.000Z',
    finishedAt: '2026-11-24T03:16:00.000Z',
    bytes: 12,
    rowCount: 3,
    migration: '022Backups',
  };
  await recordOnServer(dataFolder, backup);
  expect(await opened.database.selectFrom('siteBackups').selectAll().execute()).toEqual([
    { id: 1, ...backup },
  ]);
});

test('a folder without the file, or with that of a dead server, is reported', async () => {
  const address = await readFile(file(), 'utf8');
  await stop();
  expect(await readdir(dataFolder)).toEqual([]);
  await expect(whilePaused(dataFolder, addSetting)).rejects.toThrow('is not ready for this');
  await writeFile(file(), address);
  await expect(whilePaused(dataFolder, addSetting)).rejects.toThrow('did not respond as expected');
});
