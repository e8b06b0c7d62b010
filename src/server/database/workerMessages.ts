import type { MessagePort } from 'node:worker_threads';

/** What the server asks of the embedded database's thread. */
export type WorkerRequest = { kind: 'connect'; port: MessagePort } | { kind: 'close' };

/** What the thread tells back; statements and their answers go through the port of a connection. */
export type WorkerMessage =
  { kind: 'ready' } | { kind: 'closed' } | { kind: 'failed'; reason: string };
