import { readFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import path from 'node:path';
import type { Static } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import { splitLines } from '../platform/backup/backupFile';
import type { SiteBackup } from '../platform/backup/siteBackups';
import { StartupError } from '../platform/settings/startupErrors';
import {
  MaintenanceAddress,
  maintenanceFile,
  type MaintenanceRequest,
} from './maintenanceProtocol';

type RequestBody =
  Static<typeof MaintenanceRequest> extends infer One
    ? One extends { key: string }
      ? Omit<One, 'key'>
      : never
    : never;

/** Runs `work` while the server that has this data folder writes nothing to its database. */
export async function whilePaused<Result>(
  dataFolder: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const { socket, expect } = await request(dataFolder, { kind: 'pause' });
  try {
    await expect('paused');
    const result = await work();
    socket.write('resume\n');
    await expect('resumed');
    return result;
  } finally {
    socket.destroy();
  }
}

/** Records a backup in the database of the server that has this data folder. */
export async function recordOnServer(dataFolder: string, backup: SiteBackup): Promise<void> {
  const { socket, expect } = await request(dataFolder, {
    kind: 'recordBackup',
    backup: {
      ...backup,
      startedAt: new Date(backup.startedAt).toISOString(),
      finishedAt: new Date(backup.finishedAt).toISOString(),
    },
  });
  try {
    await expect('recorded');
  } finally {
    socket.destroy();
  }
}

async function request(dataFolder: string, body: RequestBody) {
  const { port, key } = await readAddress(dataFolder);
  const socket: Socket = connect(port, '127.0.0.1');
  const lines = splitLines(socket);
  socket.write(`${JSON.stringify({ ...body, key })}\n`);
  const expect = async (response: string) => {
    const { value } = await lines.next().catch(() => ({ value: undefined }));
    if (value !== response) {
      throw new StartupError(
        `The server that uses ${dataFolder} did not respond as expected (${response}). Try again, or stop it first.`,
      );
    }
  };
  return { socket, expect };
}

async function readAddress(dataFolder: string): Promise<Static<typeof MaintenanceAddress>> {
  const text = await readFile(path.join(dataFolder, maintenanceFile), 'utf8').catch(() => 'null');
  const value: unknown = JSON.parse(text);
  if (Value.Check(MaintenanceAddress, value)) return value;
  throw new StartupError(
    `Another process uses ${dataFolder} and is not ready for this. Try again, or stop it first.`,
  );
}
