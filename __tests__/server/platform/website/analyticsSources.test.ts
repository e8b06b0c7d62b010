import { createBuiltClient } from '../../../support/server/builtClient';
import { createTestServer, type TestServer } from '../../../support/server/createTestServer';

const client = createBuiltClient();
let measuring: TestServer;
let plain: TestServer;
beforeAll(async () => {
  const { clientFolder } = client;
  measuring = await createTestServer({ config: { clientFolder, analyticsId: 'G-TEST1234' } });
  plain = await createTestServer({ config: { clientFolder } });
});
afterAll(async () => {
  await measuring?.close();
  await plain?.close();
  client.remove();
});

const visit = async ({ app }: TestServer, url: string) => {
  const { headers, body } = await app.inject(url);
  return { policy: String(headers['content-security-policy']), body };
};

test('a document of a site with a measurement id allows the tag service for its one script', async () => {
  const { policy, body } = await visit(measuring, '/en/faq');
  expect(policy).toMatch(
    /;script-src 'self' 'sha256-[^ ]+' https:\/\/www\.googletagmanager\.com\/gtag\/js;/,
  );
  expect(policy).toContain(
    "connect-src 'self' https://*.google-analytics.com https://*.analytics.google.com https://*.googletagmanager.com;",
  );
  expect(policy).toContain("img-src 'self' data: https://*.google-analytics.com ");
  expect(policy).toMatch(/;trusted-types dompurify default analytics goog#html$/);
  expect(policy).toMatch(/^default-src 'self';/);
  expect(body).toContain('<meta name="analytics" content="G-TEST1234">');
  // Not even a preconnect before the visitor consents.
  expect(body).not.toMatch(/google/i);
});

test.each(['/api/articles', '/sw.js', '/offline/en', '/robots.txt'])(
  '%s does not allow it',
  async (url) => {
    const { policy, body } = await visit(measuring, url);
    expect(policy).not.toContain('google');
    expect(body).not.toContain('G-TEST1234');
  },
);

test('a site without an id has the strict policy and no analytics markup', async () => {
  const { policy, body } = await visit(plain, '/en/');
  expect(policy).not.toContain('google');
  expect(body).not.toContain('name="analytics"');
});

test.each(['G-1"><script>', 'UA-1234-1', 'G-abc1234', 'https://evil.example'])(
  'an invalid measurement id (%s) is ignored, even when stored',
  async (analyticsId) => {
    await plain.database
      .insertInto('settings')
      .values({ key: 'site', value: JSON.stringify({ analyticsId }) })
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet({ value: JSON.stringify({ analyticsId }) }),
      )
      .execute();
    const fresh = await createTestServer({
      config: { clientFolder: client.clientFolder, analyticsId },
      node: plain,
    });
    const { policy, body } = await visit(fresh, '/en/');
    const { body: configuration } = await fresh.app.inject('/api/website/configuration');
    await fresh.close();
    expect(policy).not.toContain('google');
    expect(body).not.toContain('name="analytics"');
    expect(configuration).not.toContain('analyticsId');
  },
);
