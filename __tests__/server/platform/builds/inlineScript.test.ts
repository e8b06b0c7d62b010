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

const themeInit = 'setTheme()';
const allowed = [script, themeInit]
  .map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
  .join(' ');

test.each([
  ['/en/', [script, themeInit]],
  ['/fr/nothing', [script, themeInit]],
  ['/offline/fr', [script]],
])('%s allows the inline scripts of its build, and no other', async (url, scripts) => {
  const { headers, body } = await server.app.inject(url);
  expect([...body.matchAll(/<script>(.*?)<\/script>/gs)].map(([, text]) => text)).toEqual(scripts);
  expect(headers['content-security-policy']).toContain(`;script-src 'self' ${allowed};`);
});
