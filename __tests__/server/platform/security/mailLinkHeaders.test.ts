import { createTestServer, type TestServer } from '../../../support/server/createTestServer';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(async () => server?.close());

test.each([
  ['/en/reset-password?token=abc', 'no-referrer'],
  ['/reset-password?token=abc', 'no-referrer'],
  ['/en/email-change?undo=abc', 'no-referrer'],
  ['/en/login', 'strict-origin-when-cross-origin'],
])('%s gets the referrer policy %s', async (url, policy) => {
  const { headers } = await server.app.inject(url);
  expect(headers['referrer-policy']).toBe(policy);
});
