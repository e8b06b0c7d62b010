import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server } from 'node:net';

/**
 * A local socket that sends a secret word to every client: as long as it responds, its process is alive. The
 * operating system closes it when the process ends, however it ends, and a reused process id does not bring it back.
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

/** `right` or `wrong` word, `silent` if a connection is accepted but nothing sent (a suspended process), `dark` if none is accepted. */
export function queryLockServer(
  port: number,
  word: string,
): Promise<'right' | 'wrong' | 'silent' | 'dark'> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    let heard = '';
    socket.setEncoding('utf8');
    socket.setTimeout(timeout, () => {
      resolve('silent');
      socket.destroy();
    });
    socket.on('data', (text: string) => (heard += text));
    socket.on('end', () => resolve(heard === word ? 'right' : 'wrong'));
    socket.on('error', () => resolve('dark'));
  });
}
