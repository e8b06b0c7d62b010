import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile, utimes, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import path from 'node:path';
import { lockDataFolder, type DataFolderLock } from '../../../src/server/process/dataFolderLock';
import { startLockServer } from '../../../src/server/process/lockServer';
import { endProcesses, temporaryFolder } from '../../support/server/serverProcess';

const held: DataFolderLock[] = [];

async function lock(folder: string): Promise<DataFolderLock> {
  const taken = await lockDataFolder(folder);
  held.push(taken);
  return taken;
}

afterEach(() => Promise.all(held.splice(0).map(({ release }) => release())));
afterAll(endProcesses);

/** A folder with a lock file as a process with these properties would have left it. */
async function lockedFolder(facts: object) {
  const folder = await temporaryFolder();
  const file = path.join(folder, 'lock');
  await writeFile(
    file,
    JSON.stringify({ pid: process.pid, host: hostname(), port: 1, word: 'w', ...facts }),
  );
  return { folder, file };
}

/** The process id of a process that has exited. */
async function endedProcess(): Promise<number> {
  const child = spawn(process.execPath, ['--version']);
  await once(child, 'exit');
  return child.pid ?? 0;
}

describe('lockDataFolder', () => {
  it('creates the folder and leaves no trace on release', async () => {
    const folder = path.join(await temporaryFolder(), 'deep', 'data');
    const { release } = await lock(folder);
    expect(await readdir(folder)).toEqual(['lock']);
    await release();
    expect(await readdir(folder)).toEqual([]);
    await lock(folder);
  });

  it('rejects a second lock and names the process', async () => {
    const folder = await temporaryFolder();
    await lock(folder);
    await expect(lock(folder)).rejects.toThrow(`PID ${process.pid} on ${hostname()}`);
  });

  it('lets exactly one of many take over the folder of a dead process', async () => {
    const { folder } = await lockedFolder({ pid: await endedProcess() });
    const attempts = await Promise.allSettled(Array.from({ length: 8 }, () => lock(folder)));
    expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('takes over when the process id now belongs to another process', async () => {
    const { port, server } = await startLockServer('another word');
    const { folder } = await lockedFolder({ port });
    await expect(lock(folder)).resolves.toBeDefined();
    server.close();
  });

  it('takes over an unreadable lock file', async () => {
    const folder = await temporaryFolder();
    await writeFile(path.join(folder, 'lock'), '{"pid":');
    await expect(lock(folder)).resolves.toBeDefined();
  });

  it('never takes over from a live process that does not respond', async () => {
    const { server, port } = await startLockServer('w');
    server.removeAllListeners('connection');
    const { folder, file } = await lockedFolder({ port });
    const before = await readFile(file, 'utf8');
    await expect(lock(folder)).rejects.toThrow(`PID ${process.pid}`);
    expect(await readFile(file, 'utf8')).toBe(before);
    server.close();
  });

  it('respects a holder on another machine as long as it touches its file', async () => {
    const { folder, file } = await lockedFolder({ host: 'another-machine', pid: 7 });
    const timer = setInterval(() => void utimes(file, new Date(), new Date()), 300);
    await expect(lock(folder)).rejects.toThrow('PID 7 on another-machine');
    clearInterval(timer);
  });

  it('takes over from another machine that no longer touches its file', async () => {
    const { folder } = await lockedFolder({ host: 'another-machine', pid: process.pid });
    await expect(lock(folder)).resolves.toBeDefined();
  });
});
