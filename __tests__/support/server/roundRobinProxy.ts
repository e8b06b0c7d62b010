import { createServer, request } from 'node:http';

/** The index of the node that serves a URL. */
type ChooseNode = (url: string) => number;

/** One address for several nodes, which alternate by default. */
export async function startRoundRobinProxy(origins: readonly string[]) {
  let count = 0;
  const inTurn: ChooseNode = () => count++ % origins.length;
  let choose = inTurn;
  const server = createServer((incoming, outgoing) => {
    const { hostname, port } = new URL(origins[choose(incoming.url ?? '')] ?? '');
    const { method, url, headers } = incoming;
    const forwarded = request({ hostname, port, method, path: url, headers }, (response) => {
      outgoing.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(outgoing);
    });
    forwarded.on('error', () => outgoing.destroy());
    incoming.pipe(forwarded);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    origin: `http://127.0.0.1:${port}`,
    /** Sets how nodes are chosen; without an argument they alternate again. */
    route: (chosen: ChooseNode = inTurn) => {
      choose = chosen;
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
