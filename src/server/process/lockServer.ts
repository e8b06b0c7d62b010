import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server } from 'node:net';

/**
 * A socket on this machine that tells a secret word to whoever connects: as long as it answers, its process lives. The
 * operating system closes it with the process, however that ends, and a process number used anew does not bring it back.
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

/** `right` and `wrong` word, `silent` when something accepts without a word (a stopped process does), `dark` for nobody. */
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
