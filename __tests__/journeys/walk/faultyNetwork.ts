import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';

/** A response that replaces the site's. */
export interface Replacement {
  status: number;
  type: string;
  body: string;
}

/** Controls the requests on their way to the site, and counts them by URL. */
export interface FaultyNetwork {
  origin: string;
  /** Delay of each request in milliseconds. */
  latency: number;
  /** Whether the API responds with 503. */
  refusing: boolean;
  /** The response to a URL instead of the site's; undefined passes the request on. */
  replace: (url: string) => Replacement | undefined;
  requests: Map<string, number>;
  /** The statuses of the site's responses by URL; 0 for a connection that was lost. */
  statuses: Map<string, number[]>;
  close: () => Promise<void>;
}

/** A proxy in front of a site whose network can be slow or fail, for pages and service workers alike. */
export async function startFaultyNetwork(site: string): Promise<FaultyNetwork> {
  const requests = new Map<string, number>();
  const statuses = new Map<string, number[]>();
  const network: Omit<FaultyNetwork, 'origin' | 'close'> = {
    latency: 0,
    refusing: false,
    replace: () => undefined,
    requests,
    statuses,
  };
  // A kept connection that the site has just closed fails, and the browser then repeats the request: it would count twice.
  const agent = new Agent({ keepAlive: false });
  const pass = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const { url = '/', method = 'GET', headers } = incoming;
    const key = `${method} ${url}`;
    requests.set(key, (requests.get(key) ?? 0) + 1);
    if (network.latency > 0) await delay(network.latency);
    if (network.refusing && url.startsWith('/api/')) {
      outgoing.writeHead(503, { 'content-type': 'application/problem+json' });
      outgoing.end('{"status":503,"message":"Service unavailable"}');
      return;
    }
    const replacement = network.replace(url);
    if (replacement) {
      outgoing.writeHead(replacement.status, { 'content-type': replacement.type });
      outgoing.end(replacement.body);
      return;
    }
    const note = (status: number) => statuses.set(key, [...(statuses.get(key) ?? []), status]);
    const forwarded = request(new URL(url, site), { method, headers, agent }, (answer) => {
      note(answer.statusCode ?? 502);
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    forwarded.on('error', () => {
      note(0);
      outgoing.destroy();
    });
    incoming.pipe(forwarded);
  };
  const server = createServer((incoming, outgoing) => void pass(incoming, outgoing));
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return Object.assign(network, {
    origin: `http://localhost:${port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  });
}
