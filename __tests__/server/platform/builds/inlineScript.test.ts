import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createBuiltClient } from '../../../support/server/builtClient';
import { createTestServer, type TestServer } from '../../../support/server/createTestServer';

const script = 'if (1 < 2) run("{}");';
const client = createBuiltClient();
let server: TestServer;
beforeAll(async () => {
  const template = path.join(client.clientFolder, '../index.html');
  const text = readFileSync(template, 'utf8');
  writeFileSync(
    template,
    text.replace('{{reloadOnMissingFiles}}', () => `<script>${script}</script>`),
  );
  server = await createTestServer({ config: { clientFolder: client.clientFolder } });
});
afterAll(async () => {
  await server?.close();
  client.remove();
});

const hash = createHash('sha256').update(script).digest('base64');

test.each(['/en/', '/fr/nothing', '/offline/fr'])(
  '%s allows the inline script of its template, and no other',
  async (url) => {
    const { headers, body } = await server.app.inject(url);
    expect(body.match(/<script>.*?<\/script>/gs)).toEqual([`<script>${script}</script>`]);
    expect(headers['content-security-policy']).toContain(`;script-src 'self' 'sha256-${hash}';`);
  },
);

test('a response other than a document allows no inline script', async () => {
  const { headers } = await server.app.inject('/api/articles');
  expect(headers['content-security-policy']).toContain(";script-src 'self';");
});
