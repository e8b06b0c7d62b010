import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import S3rver from 's3rver';

/** How the service treats requests: as S3 does, with 503, without ever responding, or without the end of the response. */
type Behaviour = 'works' | 'fails' | 'hangs' | 'stalls';

/** The only account that s3rver knows; both key and secret. */
const account = 'S3RVER';
/** The environment of programs that use the service. */
export const credentials = { AWS_ACCESS_KEY_ID: account, AWS_SECRET_ACCESS_KEY: account };
const bucket = 'pictures';
const suffix = '._S3rver_object';

/**
 * An S3-compatible service that checks signatures and stores objects in a folder. A proxy in front of it checks the SHA-256 of
 * uploads, which s3rver does not, and fails when it is told to.
 */
export async function startS3Server() {
  Object.assign(process.env, credentials);
  const directory = await mkdtemp(path.join(tmpdir(), 'vgr-s3-'));
  const s3 = new S3rver({
    address: '127.0.0.1',
    port: 0,
    directory,
    silent: true,
    configureBuckets: [{ name: bucket, configs: [] }],
  });
  const { port: servicePort } = await s3.run();
  let behaviour: Behaviour = 'works';
  const requests: string[] = [];
  const proxy = createServer(async (request, response) => {
    const { method = '', url = '', headers } = request;
    requests.push(`${method} ${url}`);
    const body = await buffer(request);
    if (behaviour === 'hangs') return;
    if (behaviour === 'fails') return response.writeHead(503).end();
    const checksum = createHash('sha256').update(body).digest('base64');
    if (method === 'PUT' && headers['x-amz-checksum-sha256'] !== checksum) {
      return response.writeHead(400).end('<Error><Code>BadDigest</Code></Error>');
    }
    const options = { host: '127.0.0.1', port: servicePort, method, path: url, headers };
    return send(options, (received) => {
      response.writeHead(received.statusCode ?? 502, received.headers);
      if (behaviour !== 'stalls') return received.pipe(response);
      response.flushHeaders();
      return received.resume();
    }).end(body);
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const listening = proxy.address();
  const port = isInternet(listening) ? listening.port : 0;
  const folder = path.join(directory, bucket);
  return {
    /** A value of PICTURE_STORE; each prefix is a store of its own. */
    address: (prefix: string) =>
      `s3://${bucket}?endpoint=http://127.0.0.1:${port}&prefix=${prefix}`,
    requests,
    behave: (next: Behaviour) => {
      behaviour = next;
    },
    /** The keys of the stored objects that start with a prefix. */
    keys: async (prefix: string) =>
      (await readdir(folder, { recursive: true }))
        .filter((name) => name.startsWith(`${prefix}/`) && name.endsWith(suffix))
        .map((name) => name.slice(0, -suffix.length)),
    /** Changes the stored bytes of an object behind the service's back. */
    overwrite: (key: string, bytes: Buffer) => writeFile(path.join(folder, key + suffix), bytes),
    close: async () => {
      proxy.close();
      proxy.closeAllConnections();
      await s3.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

export type S3Server = Awaited<ReturnType<typeof startS3Server>>;

function isInternet(address: AddressInfo | string | null): address is AddressInfo {
  return typeof address === 'object' && address !== null;
}
