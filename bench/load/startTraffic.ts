import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Phase, Sample } from './measurements';
import type { Client, Crowd } from './traffic';
import type { Message } from './trafficProgram';

/** The clients of the load test, in a process of their own. Its methods resolve when they are done; call one at a time. */
export async function startTraffic(client: Client) {
  const program = fileURLToPath(new URL('./trafficProgram.ts', import.meta.url));
  const child = fork(program, { execArgv: ['--import', 'tsx'], serialization: 'advanced' });
  const tell = async (message: Message): Promise<Sample[]> => {
    child.send(message);
    const [samples]: Sample[][] = await once(child, 'message');
    return samples ?? [];
  };
  const crash = (code: number | null) => {
    throw new Error(`The clients of the load test ended with ${code}.`);
  };
  child.on('exit', crash);
  await tell({ client });
  return {
    setPhase: (phase: Phase) => tell({ phase }),
    start: (name: string, crowd: Crowd) => tell({ start: name, crowd }),
    /** Resolves when the last request of these clients has ended. */
    stop: (name: string) => tell({ stop: name }),
    /** Stops all clients; resolves with every request that was sent. */
    finish: async () => {
      const samples = await tell({ report: true });
      child.off('exit', crash).kill();
      return samples;
    },
  };
}
