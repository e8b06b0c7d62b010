import { sitePaths } from '../../../../src/contract/paths';
import { createTestServer, type TestServer } from '../../../support/server/createTestServer';

const given = '0123456789abcdef0123456789abcdef';
const uuid = /^[0-9a-f]{8}-[0-9a-f-]{27}$/;
const lines: string[] = [];
let server: TestServer;

beforeAll(async () => {
  server = await createTestServer({
    config: { trustProxy: ['10.0.0.1', 'loopback'] },
    writeLog: (line) => lines.push(line),
  });
});
afterAll(() => server?.close());

const idFor = async (id: string, remoteAddress: string) => {
  const { headers } = await server.app.inject({
    url: sitePaths.live,
    headers: { 'x-request-id': id },
    remoteAddress,
  });
  return String(headers['x-request-id']);
};

describe('the id of a request', () => {
  it('is that of a trusted proxy, in the response and in the log', async () => {
    lines.splice(0);
    expect(await idFor(given, '10.0.0.1')).toBe(given);
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      expect.objectContaining({ reqId: given }),
    ]);
  });

  it('is never taken from a client', async () => {
    expect(await idFor(given, '203.0.113.9')).toMatch(uuid);
  });

  it.each(['short', 'x'.repeat(65), 'abc*/ drop table users', 'abcdefgh\tabc', 'ébcdefgh', ''])(
    'is not %j, whoever sends it',
    async (id) => {
      expect(await idFor(id, '10.0.0.1')).toMatch(uuid);
    },
  );
});
