import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { replayFiles, replayFramePage, replayPage } from '../../../../src/contract/replay';
import { createBuiltClient } from '../../../support/server/builtClient';
import { createTestServer, type TestServer } from '../../../support/server/createTestServer';

const client = createBuiltClient();
const built = path.join(client.clientFolder, '..');
let server: TestServer;

beforeAll(async () => {
  const folder = path.join(built, 'replay');
  mkdirSync(folder);
  writeFileSync(path.join(folder, 'frame.0123.js'), 'program');
  server = await createTestServer({ config: { clientFolder: client.clientFolder } });
});
afterAll(async () => {
  await server?.close();
  client.remove();
});

const visit = (url: string) => server.app.inject({ url });
const policyOf = ({ headers }: Awaited<ReturnType<typeof visit>>) =>
  String(headers['content-security-policy']);

test('the console gets 404 without its build', async () => {
  expect((await visit(replayPage)).statusCode).toBe(404);
  expect((await visit(replayFramePage)).statusCode).toBe(404);
});

describe('built', () => {
  beforeAll(() => {
    const files = (name: string) => [`${replayFiles}${name}.0123.js`];
    const chunks = { console: files('console'), frame: files('frame') };
    writeFileSync(path.join(built, 'replay.json'), JSON.stringify({ chunks, sources: {} }));
  });

  test('the frame may run its program but make no requests, and only our own pages may embed it', async () => {
    const reply = await visit(replayFramePage);
    expect(reply.statusCode).toBe(200);
    expect(reply.body).toContain('frame.0123.js');
    expect(policyOf(reply)).toContain("default-src 'none'");
    expect(policyOf(reply)).toContain("connect-src 'none'");
    expect(policyOf(reply)).toContain('img-src data:');
    expect(policyOf(reply)).not.toMatch(/unsafe-|\*/);
    expect(reply.headers['x-frame-options']).toBe('SAMEORIGIN');
  });

  test('the console may embed only the frame, and neither is cached or indexed', async () => {
    const reply = await visit(replayPage);
    expect(reply.body).toContain('console.0123.js');
    expect(policyOf(reply)).toMatch(/frame-src [^;]*(replay|'self')/);
    expect(policyOf(reply)).not.toMatch(/unsafe-/);
    expect(reply.headers['x-robots-tag']).toBe('noindex');
    expect(reply.headers['cache-control']).toContain('no-cache');
  });

  test('the frame has an opaque origin and can still load its hashed files', async () => {
    const { headers, body } = await visit(`${replayFiles}frame.0123.js`);
    expect(body).toBe('program');
    expect(headers['access-control-allow-origin']).toBe('*');
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
    expect(headers['cache-control']).toContain('immutable');
  });
});
