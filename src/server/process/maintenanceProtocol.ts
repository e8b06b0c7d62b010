import { Type } from '@sinclair/typebox';

/** In the data folder: the port of the maintenance server and its key. */
export const maintenanceFile = 'maintenance';

/** Milliseconds; a process that was suspended while it copied must not stop the site for longer. */
export const longestPause = 60_000;

const key = Type.String();

/** The first line a client sends. After `paused` it sends `resume`; only `resumed` means that the pause was not interrupted. */
export const MaintenanceRequest = Type.Union([
  Type.Object({ kind: Type.Literal('pause'), key }),
  Type.Object({
    kind: Type.Literal('recordBackup'),
    key,
    backup: Type.Object({
      startedAt: Type.String(),
      finishedAt: Type.String(),
      bytes: Type.Integer(),
      rowCount: Type.Integer(),
      migration: Type.String(),
    }),
  }),
]);

export const MaintenanceAddress = Type.Object({ port: Type.Integer(), key });
