import { isMainThread } from 'node:worker_threads';

// Imported before the server: reports the processor time of its process to the process that started it.
if (isMainThread) process.on('message', () => process.send?.(process.cpuUsage()));
