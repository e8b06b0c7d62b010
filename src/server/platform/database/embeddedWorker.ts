import { MessageChannel, type Worker } from 'node:worker_threads';
import { DatabaseUnavailable } from './databaseErrors';
import { MessagePortSocket } from './messagePortSocket';
import type { WorkerMessage, WorkerRequest } from './workerMessages';

interface WorkerOptions {
  folder: string;
  startWorker: (data: { folder: string }) => Worker;
  /** Called with the reason each time the thread has ended and is restarted. */
  onRestart: (reason: string) => void;
}

export interface EmbeddedWorker {
  /** Opens a connection; it closes at once while no thread runs. */
  connect: () => MessagePortSocket;
  /** Resolves with the reason when restarting does not help. */
  lost: Promise<string>;
  close: () => Promise<void>;
}

/** Give up after more restarts than this within these milliseconds. */
const restartLimit = { atMost: 3, within: 60_000 };

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
    worker.once('exit', (code) => fail(`its thread ended with code ${code}`));
  });
}

/** Resolves with the reason when the worker has ended. */
function ended(worker: Worker): Promise<string> {
  let reason = '';
  worker.on('message', (message: WorkerMessage) => {
    if (message.kind === 'failed') reason ||= message.reason;
  });
  worker.on('error', (error) => {
    reason ||= error.message;
  });
  return new Promise((resolve) => {
    worker.once('exit', (code) => resolve(reason || `its thread ended with code ${code}`));
  });
}

/**
 * The embedded database's thread. When it ends unexpectedly it is restarted on the same folder, and recovers as after a crash of
 * the process: acknowledged writes are in the write-ahead log.
 */
export async function startEmbeddedWorker(options: WorkerOptions): Promise<EmbeddedWorker> {
  let current: Worker | undefined;
  let closing = false;
  let starting: Promise<void>;
  let recent: number[] = [];
  let giveUp: (reason: string) => void = () => undefined;
  const lost = new Promise<string>((resolve) => (giveUp = resolve));

  const start = async () => {
    const worker = options.startWorker({ folder: options.folder });
    const end = ended(worker);
    await reported(worker, 'ready').catch(async (error: unknown) => {
      await worker.terminate();
      throw error;
    });
    current = worker;
    void restartAfter(end);
  };

  const restartAfter = async (end: Promise<string>) => {
    const reason = await end;
    current = undefined;
    if (!closing) starting = restart(reason);
  };

  const restart = async (reason: string): Promise<void> => {
    const now = performance.now();
    recent = [...recent.filter((time) => time > now - restartLimit.within), now];
    if (recent.length > restartLimit.atMost) return giveUp(reason);
    options.onRestart(reason);
    await start().catch((error: unknown) =>
      restart(error instanceof Error ? error.message : String(error)),
    );
  };

  const connect = () => {
    const { port1, port2 } = new MessageChannel();
    if (current) send(current, { kind: 'connect', port: port2 });
    else port2.close();
    return new MessagePortSocket(port1);
  };

  const close = async () => {
    closing = true;
    await starting;
    if (!current) return;
    const worker = current;
    send(worker, { kind: 'close' });
    // A thread that has ended has nothing left to close.
    await reported(worker, 'closed').catch(() => undefined);
    await worker.terminate();
  };

  starting = start();
  await starting;
  return { connect, lost, close };
}
