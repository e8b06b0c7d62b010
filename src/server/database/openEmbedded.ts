import { MessageChannel, type Worker } from 'node:worker_threads';
import { Pool } from 'pg';
import { createDatabase } from './createDatabase';
import { DatabaseUnavailable } from './databaseErrors';
import type { OpenDatabase } from './openedDatabase';
import { PortStream } from './portStream';
import { valueTypes } from './valueTypes';
import type { WorkerMessage, WorkerRequest } from './workerMessages';

export interface EmbeddedOptions {
  folder: string;
  startWorker: (data: { folder: string }) => Worker;
  statementTimeout: number;
  connectionTimeout: number;
}

function send(worker: Worker, request: WorkerRequest): void {
  worker.postMessage(request, request.kind === 'connect' ? [request.port] : []);
}

/** Resolves when the worker reports this; rejects when it fails or ends before. */
function reported(worker: Worker, kind: WorkerMessage['kind']): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = (reason: string) => reject(new DatabaseUnavailable(reason));
    worker.on('message', (message: WorkerMessage) => {
      if (message.kind === kind) resolve();
      else if (message.kind === 'failed') fail(message.reason);
    });
    worker.once('error', (error) => fail(error.message));
    worker.once('exit', () => fail('The thread of the embedded database ended.'));
  });
}

/** Opens the embedded database in its thread; the folder is made when it does not exist. */
export async function openEmbedded(options: EmbeddedOptions): Promise<OpenDatabase> {
  const worker = options.startWorker({ folder: options.folder });
  const lost = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
  const connect = () => {
    const { port1, port2 } = new MessageChannel();
    send(worker, { kind: 'connect', port: port2 });
    return new PortStream(port1);
  };
  await reported(worker, 'ready').catch(async (error: unknown) => {
    await worker.terminate();
    throw error;
  });
  const pool = new Pool({
    // There is one session inside the worker, so one connection; the pool queues in order of arrival.
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: options.connectionTimeout,
    user: 'postgres',
    database: 'postgres',
    types: valueTypes,
    stream: connect,
  });
  pool.on('error', () => undefined);
  const close = async () => {
    const closed = reported(worker, 'closed').catch(() => undefined);
    await pool.end();
    send(worker, { kind: 'close' });
    // A thread that ended before has nothing left to close.
    await Promise.race([closed, lost]);
    await worker.terminate();
  };
  return {
    // The embedded database cannot cancel a statement: only the waiting is bounded.
    database: createDatabase(pool, options.statementTimeout),
    unhurried: createDatabase(pool, 0),
    lost,
    close,
  };
}
