import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { rm, writeFile } from 'node:fs/promises';
import { createServer, type Socket } from 'node:net';
import path from 'node:path';
import { Value } from '@sinclair/typebox/value';
import { sql } from 'kysely';
import { splitLines } from '../platform/backup/backupFile';
import { recordBackup } from '../platform/backup/siteBackups';
import type { Database } from '../platform/database/tables';
import { MaintenanceRequest, maintenanceFile, longestPause } from './maintenanceProtocol';

interface MaintenanceOptions {
  database: Database;
  dataFolder: string;
}

/**
 * Responds to other processes of this account on this machine while the server has the embedded database: its folder can only be
 * copied while nothing writes to it. The key is in the data folder, which other accounts cannot read. Returns a function that stops it.
 */
export async function startMaintenanceServer({ database, dataFolder }: MaintenanceOptions) {
  const key = randomBytes(32).toString('base64url');
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    socket.on('error', () => undefined);
    socket.setTimeout(longestPause, () => socket.destroy());
    void respond(socket, { database, key })
      .catch(() => undefined)
      .finally(() => socket.destroySoon());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  server.unref();
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const file = path.join(dataFolder, maintenanceFile);
  await writeFile(file, JSON.stringify({ port, key }), { mode: 0o600 });
  return async () => {
    server.close();
    for (const socket of sockets) socket.destroy();
    await rm(file, { force: true });
  };
}

async function respond(
  socket: Socket,
  { database, key }: { database: Database; key: string },
): Promise<void> {
  const lines = splitLines(limited(socket));
  const { value } = await lines.next();
  const request: unknown = JSON.parse(String(value));
  if (!Value.Check(MaintenanceRequest, request) || request.key !== key) return;
  if (request.kind === 'recordBackup') {
    await recordBackup(database, request.backup);
    socket.write('recorded\n');
    return;
  }
  // The embedded database has one connection: while it is held here, requests wait.
  const ended = await database.connection().execute(async (connection) => {
    await sql`checkpoint`.execute(connection);
    socket.write('paused\n');
    return lines.next();
  });
  if (ended.value === 'resume') socket.write('resumed\n');
}

/** Without the key, a process could otherwise fill the memory. */
async function* limited(socket: Socket): AsyncGenerator<Buffer> {
  for await (const chunk of socket) {
    if (socket.bytesRead > 10_000) return;
    yield Buffer.from(chunk);
  }
}
