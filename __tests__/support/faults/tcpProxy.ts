import { connect, createServer, type Socket } from 'node:net';

/**
 * What a connection through the proxy meets. `stalled` transports nothing and closes nothing, like an unplugged cable;
 * `answersLost` transports requests and drops the responses.
 */
export type Line = 'open' | 'refused' | 'stalled' | 'answersLost';

/**
 * Closes a socket with a reset. A socket that is closing its own side is closed without: Node 20 would leave its handle
 * open and then never exit (libuv rejects a reset beside a shutdown).
 */
function resetSocket(socket: Socket): void {
  if (socket.writableEnded) socket.destroy();
  else socket.resetAndDestroy();
}

/** A TCP proxy on 127.0.0.1 whose line a test can slow down, cut and stall. */
export async function startTcpProxy(target: { host: string; port: number }) {
  const state: { line: Line; latency: number } = { line: 'open', latency: 0 };
  const sockets = new Set<Socket>();
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => sockets.delete(socket));
  };
  const transport = (from: Socket, to: Socket, lost: Line) => {
    from.on('data', (data) => {
      if (state.line === 'stalled' || state.line === lost) return;
      if (state.latency === 0) to.write(data);
      // Timers of the same delay run in order, so the bytes stay in order.
      else setTimeout(() => to.write(data), state.latency);
    });
    from.on('close', () => to.destroy());
  };
  const server = createServer((client) => {
    keep(client);
    if (state.line === 'refused') {
      resetSocket(client);
      return;
    }
    const upstream = connect(target);
    keep(upstream);
    transport(client, upstream, 'stalled');
    transport(upstream, client, 'answersLost');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const reset = () => {
    for (const socket of sockets) resetSocket(socket);
  };
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    setLine: (line: Line) => {
      state.line = line;
    },
    setLatency: (milliseconds: number) => {
      state.latency = milliseconds;
    },
    /** Cuts every connection with a reset. */
    reset,
    close: async () => {
      reset();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
