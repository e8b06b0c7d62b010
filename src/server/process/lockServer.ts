import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server } from 'node:net';

/**
 * A local socket that sends a secret word to every client: while it responds, its process is alive. The operating system
 * closes it when the process ends, however it ends, and a process with a reused PID does not know the word.
 */
export async function startLockServer(word: string): Promise<{ port: number; server: Server }> {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.end(word);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  server.unref();
  const address = server.address();
  return { port: isAddress(address) ? address.port : 0, server };
}

function isAddress(address: AddressInfo | string | null): address is AddressInfo {
  return typeof address === 'object' && address !== null;
}

const timeout = 2000;

/**
 * Whether the server sent the `right` or a `wrong` word, accepted the connection but sent nothing (`silent`: a suspended
 * process), or is `unreachable`.
 */
export function queryLockServer(
  port: number,
  word: string,
): Promise<'right' | 'wrong' | 'silent' | 'unreachable'> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    let received = '';
    socket.setEncoding('utf8');
    socket.setTimeout(timeout, () => {
      resolve('silent');
      socket.destroy();
    });
    socket.on('data', (text: string) => (received += text));
    socket.on('end', () => resolve(received === word ? 'right' : 'wrong'));
    socket.on('error', () => resolve('unreachable'));
  });
}
