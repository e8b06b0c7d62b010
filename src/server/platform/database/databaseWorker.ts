import { parentPort, workerData, type MessagePort } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import type { WorkerMessage, WorkerRequest } from './workerMessages';

/*
 * PostgreSQL compiled to WebAssembly, in its own thread: a statement blocks the thread it runs in, and a slow search
 * must not block all other requests.
 */

const { folder }: { folder: string } = workerData;
const report = (message: WorkerMessage) => parentPort?.postMessage(message, []);

/** There is only one session, so a new connection rolls back whatever the previous one left unfinished. */
async function startSession(database: PGlite): Promise<void> {
  if (database.isInTransaction()) await database.exec('rollback');
  await database.exec('discard all');
}

function serve(database: PGlite): void {
  let turn = Promise.resolve();
  let current: MessagePort | undefined;
  const inTurn = (step: () => Promise<void>) => {
    turn = turn.then(step).catch((error: unknown) => {
      // SQL errors are responses; this is a failure of the database itself, and its thread must be restarted.
      report({ kind: 'failed', reason: String(error) });
      process.exit(1);
    });
  };
  const connect = (port: MessagePort) => {
    inTurn(() => startSession(database));
    current = port;
    port.on('message', (bytes: Uint8Array) => {
      inTurn(async () => {
        if (port !== current) return;
        await database.execProtocolRawStream(bytes, {
          // A copy: the original is a view of the database's whole memory.
          onRawData: (answer) => {
            const copy = answer.slice();
            port.postMessage(copy, [copy.buffer]);
          },
        });
      });
    });
  };
  parentPort?.on('message', (request: WorkerRequest) => {
    if (request.kind === 'connect') connect(request.port);
    else inTurn(() => database.close().then(() => report({ kind: 'closed' })));
  });
}

try {
  serve(await PGlite.create(folder, { extensions: { pg_trgm, unaccent } }));
  report({ kind: 'ready' });
} catch (error) {
  report({ kind: 'failed', reason: error instanceof Error ? error.message : String(error) });
}
