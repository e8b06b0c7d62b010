import { createTestServer, type TestServer } from '../../../support/server/createTestServer';

const lines: string[] = [];
let server: TestServer;

beforeAll(async () => {
  server = await createTestServer({ writeLog: (line) => lines.push(line) });
});
afterAll(() => server?.close());
beforeEach(() => lines.splice(0));

describe('the request log', () => {
  it('records method, route and result, and nothing about the client', async () => {
    const answer = await server.app.inject({
      url: '/api/articles/12345?token=canary-1',
      remoteAddress: '203.0.113.99',
      headers: {
        'user-agent': 'canary-2',
        referer: 'https://canary-3.example',
        cookie: 'a=canary-4',
      },
    });
    expect(lines).toHaveLength(1);
    const line: unknown = JSON.parse(lines[0] ?? '');
    expect(line).toMatchObject({
      reqId: answer.headers['x-request-id'],
      method: 'GET',
      route: expect.stringMatching(/^\/api\/articles\/:/),
      status: 404,
      milliseconds: expect.any(Number),
    });
    expect(lines[0]).not.toMatch(/canary|203\.0\.113|\/12345/);
  });

  it('does not contain an unknown URL', async () => {
    await server.app.inject('/api/canary?token=canary');
    expect(lines.join('')).not.toContain('canary');
    expect(lines).toHaveLength(1);
  });
});
