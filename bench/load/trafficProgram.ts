import type { Phase, Sample } from './measurements';
import { startClients, type Client, type Crowd } from './traffic';

/** What the load test tells this program: the client first, then phases and crowds; `report` ends every crowd. */
export type Message =
  | { client: Client }
  | { phase: Phase }
  | { start: string; crowd: Crowd }
  | { stop: string }
  | { report: true };

// The clients of the load test, in a process of their own: they do not wait for what the load test itself does.
const samples: Sample[] = [];
const stops = new Map<string, () => Promise<unknown>>();
const state: { client?: Client; phase: Phase } = { phase: 'steady' };
const recording = {
  record: (sample: Sample) => void samples.push(sample),
  phase: () => state.phase,
};

async function obey(message: Message): Promise<Sample[] | undefined> {
  if ('client' in message) state.client = message.client;
  else if ('phase' in message) state.phase = message.phase;
  else if ('start' in message && state.client)
    stops.set(message.start, startClients(state.client, message.crowd, recording));
  else if ('stop' in message) await stops.get(message.stop)?.();
  else {
    await Promise.all([...stops.values()].map((stop) => stop()));
    return samples;
  }
  return undefined;
}

process.on('message', (message: Message) => {
  void obey(message).then((report) => process.send?.(report ?? []));
});
