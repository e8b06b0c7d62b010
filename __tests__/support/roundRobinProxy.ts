import { createServer, request } from 'node:http';

/** One address for several nodes, which answer in turn. */
export async function startRoundRobinProxy(origins: readonly string[]) {
  let count = 0;
  const server = createServer((incoming, outgoing) => {
    const { hostname, port } = new URL(origins[count++ % origins.length] ?? '');
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
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
