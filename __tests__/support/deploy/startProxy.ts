import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { connect, type OutgoingHttpHeaders } from 'node:http2';
import { connect as connectTcp, createServer } from 'node:net';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { connect as connectTls } from 'node:tls';
import { promisify } from 'node:util';
import { eventually } from '../eventually';
import { temporaryFolder } from '../server/serverProcess';

const run = promisify(execFile);

export async function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'));
  await Promise.all(servers.map((server) => once(server, 'listening')));
  return servers.map((server) => {
    const address = server.address();
    server.close();
    return typeof address === 'object' && address !== null ? address.port : 0;
  });
}

/** The paths, ports and nodes of deploy/nginx.conf replaced by those of a test. */
async function configuration(folder: string, nodes: readonly number[], ports: readonly number[]) {
  const [plain = 0, secure = 0] = ports;
  let text = await readFile('deploy/nginx.conf', 'utf8');
  const replace = (original: string | RegExp, replacement: string) => {
    const replaced = text.replaceAll(original, replacement);
    if (replaced === text) throw new Error(`deploy/nginx.conf does not contain ${original}.`);
    text = replaced;
  };
  for (const [index, node] of nodes.entries()) {
    replace(`server node${index + 1}:3000`, `server 127.0.0.1:${node}`);
  }
  replace(/listen \[::\].*;/g, '');
  replace('listen 80;', `listen 127.0.0.1:${plain};`);
  replace('listen 443 ', `listen 127.0.0.1:${secure} `);
  replace('/etc/nginx/tls/', `${folder}/`);
  replace('/var/cache/nginx/', `${folder}/`);
  return `daemon off;\npid ${folder}/pid;\nuser root;\nworker_processes 1;\nevents {}\nhttp {\naccess_log off;\n${text}\n}\n`;
}

/** nginx with deploy/nginx.conf in front of nodes on these ports, with a certificate of its own. */
export async function startProxy(nodes: readonly number[]) {
  const folder = await temporaryFolder();
  const ports = await freePorts(2);
  const [plain = 0, secure = 0] = ports;
  const certificate = path.join(folder, 'fullchain.pem');
  const created = ['-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2'];
  const subject = ['-subj', '/CN=records.example', '-addext', 'subjectAltName=DNS:records.example'];
  const files = ['-keyout', path.join(folder, 'privkey.pem'), '-out', certificate];
  await run('openssl', ['req', ...created, ...subject, ...files]);
  const file = path.join(folder, 'nginx.conf');
  await writeFile(file, await configuration(folder, nodes, ports));

  const nginx = spawn('nginx', ['-p', folder, '-c', file, '-e', 'stderr']);
  const ended = once(nginx, 'exit');
  let errors = '';
  nginx.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const ca = await readFile(certificate);
  const request = async (
    url: string,
    { localAddress = '127.0.0.1', body = '', ...headers }: Request = {},
  ) => {
    const socket = connectTls({
      socket: connectTcp({ host: '127.0.0.1', port: secure, localAddress }),
      ca,
      servername: 'records.example',
      ALPNProtocols: ['h2'],
    });
    const session = connect('https://records.example', { createConnection: () => socket });
    try {
      const method = body === '' ? 'GET' : 'POST';
      const stream = session.request({ ':path': url, ':method': method, ...headers });
      if (body !== '') stream.end(body);
      const [answered] = await Promise.race([
        once(stream, 'response'),
        once(session, 'error').then(([error]) => Promise.reject(error)),
      ]);
      return { ...answered, body: await buffer(stream), protocol: session.alpnProtocol };
    } finally {
      session.close();
    }
  };
  const stop = async () => {
    nginx.kill('SIGTERM');
    await ended;
  };
  const isUp = () =>
    request('/health/live').then(
      () => true,
      () => false,
    );
  await eventually(isUp, (up) => up || nginx.exitCode !== null).catch(stop);
  if (nginx.exitCode !== null) throw new Error(`nginx ended: ${errors}`);
  return {
    /** The address without TLS. */
    plain: `http://127.0.0.1:${plain}`,
    /** Sends one request over HTTP/2: with a body it is a POST. */
    request,
    stop,
  };
}

interface Request extends OutgoingHttpHeaders {
  /** The client’s address, within 127.0.0.0/8. */
  localAddress?: string;
  body?: string;
}
