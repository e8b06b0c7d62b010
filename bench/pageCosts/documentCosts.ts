import type { ChildProcess } from 'node:child_process';

/** Milliseconds of processor time that a server's process has used, all its threads included. */
async function processorTime(server: ChildProcess): Promise<number> {
  const reported = new Promise<NodeJS.CpuUsage>((resolve) => {
    server.once('message', (usage: NodeJS.CpuUsage) => resolve(usage));
  });
  server.send('processor time');
  const { user, system } = await reported;
  return (user + system) / 1000;
}

let documents = 0;

/**
 * Milliseconds of processor time for one document that no cache contains: its address has a parameter of its own, and a
 * write, which is rejected, clears the cache of responses.
 */
export async function documentCost(
  { origin, server }: { origin: string; server: ChildProcess },
  address: string,
): Promise<number> {
  const rejected = await fetch(`${origin}/api/login_check`, { method: 'POST' });
  await rejected.arrayBuffer();
  documents += 1;
  const before = await processorTime(server);
  const response = await fetch(`${origin}${address}?document=${documents}`, {
    headers: { accept: 'text/html', 'accept-encoding': 'br' },
  });
  await response.arrayBuffer();
  const cost = (await processorTime(server)) - before;
  if (!response.ok) throw new Error(`${address} was answered with ${response.status}.`);
  return cost;
}
