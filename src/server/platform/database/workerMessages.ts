import type { MessagePort } from 'node:worker_threads';

/** Messages from the server to the embedded database's thread. */
export type WorkerRequest = { kind: 'connect'; port: MessagePort } | { kind: 'close' };

/** Messages from the thread to the server; statements and their results go through a connection's port. */
export type WorkerMessage =
  | { kind: 'ready' }
  | { kind: 'closed' }
  | { kind: 'failed'; reason: string };
