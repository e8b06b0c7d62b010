import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { site } from '../../../../src/config/site';
import { adminPaths } from '../../../../src/contract/adminPaths';
import { jsonLdPaths } from '../../../../src/contract/jsonLdPaths';
import { languages } from '../../../../src/contract/languages';
import { pageChunk } from '../../../../src/contract/pageChunks';
import { sitePaths } from '../../../../src/contract/paths';
import { replayPage } from '../../../../src/contract/replay';
import { isStaticRoute, routeNames } from '../../../../src/contract/pages';
import { buildPath } from '../../../../src/contract/routes';
import { SiteState } from '../../../../src/contract/schemas/adminConfiguration';
import { composeMail } from '../../../../src/server/platform/mail/composeMail';
import { mailKinds } from '../../../../src/contract/mailKinds';
import { createSiteSettingsCache } from '../../../../src/server/platform/website/siteSettingsCache';
import { superAdministrator } from '../../../support/server/administration';
import { createBuiltClient } from '../../../support/server/builtClient';
import { createTestServer, type TestServer } from '../../../support/server/createTestServer';
import { publishArticle } from '../../../support/server/publishArticle';
import { readContract } from '../../../support/readContract';

const newName = 'Hall of $& Records';
const escapedName = 'Hall of $&amp; Records';
const client = createBuiltClient();
let before: TestServer;
let server: TestServer;

async function rename() {
  const { headers } = await superAdministrator(before);
  const url = adminPaths.siteConfiguration;
  const state = readContract(SiteState, (await before.app.inject({ url, headers })).json());
  const payload = { version: state.version, settings: { ...state.settings, name: newName } };
  const reply = await before.app.inject({ method: 'PUT', url, headers, payload });
  expect(reply.statusCode).toBe(200);
}

beforeAll(async () => {
  const { clientFolder } = client;
  const routes = routeNames.filter(isStaticRoute);
  const pages = routes.map((route) => [pageChunk(route), [`/assets/${route}.0123.js`]]);
  client.writeAssets({
    ...client.chunks,
    ...Object.fromEntries(pages),
    main: ['/assets/main.0123.css', '/assets/main.0123.js'],
  });
  writeFileSync(path.join(clientFolder, 'sw.js'), '');
  writeFileSync(
    path.join(clientFolder, '..', 'replay.json'),
    JSON.stringify({ chunks: { console: [], frame: [] }, sources: {} }),
  );
  before = await createTestServer({ config: { clientFolder } });
  await rename();
  server = await createTestServer({ config: { clientFolder }, node: before });
});
afterAll(async () => {
  await server?.close();
  await before?.close();
  client.remove();
});

async function expectRenamed(url: string, language: string, name: string) {
  const headers = { 'user-agent': 'Firefox', 'accept-language': language };
  const { statusCode, body } = await server.app.inject({ url, headers });
  expect([url, statusCode]).toEqual([url, 200]);
  expect(body).not.toContain(site.name);
  expect(body).not.toContain('{{');
  expect([url, body.includes(name)]).toEqual([url, true]);
}

describe.each(languages)('the renamed site in %s', (language) => {
  test('has the new name in every document', async () => {
    const id = await publishArticle(server.database);
    const routes = routeNames.filter(isStaticRoute);
    const addresses = routes.map((route) => buildPath(language, route));
    for (const url of [...addresses, `/${language}/article-article-a${id}`]) {
      await expectRenamed(url, language, escapedName);
    }
  });

  test('has the new name in the manifest, the feed, the offline document and the replay console', async () => {
    await expectRenamed(`${sitePaths.webManifest}?lang=${language}`, language, newName);
    await expectRenamed(`/${language}/feed.xml`, language, escapedName);
    await expectRenamed(sitePaths.offlineShell(language), language, escapedName);
    await expectRenamed(replayPage, language, escapedName);
  });

  test.each(mailKinds)('has the new name in the %s mail', async (kind) => {
    const { name: siteName } = await createSiteSettingsCache(server.database)();
    const details = { address: 'a•••@example.org', when: '1 January 2026', where: 'Firefox' };
    const facts = { kind, language, username: 'Ana', siteName, link: 'https://x.example', details };
    const { subject, text } = composeMail(facts);
    expect(text).toContain(newName);
    expect(subject + text).not.toContain(site.name);
  });
});

test('has the new name in the API documentation', async () => {
  await expectRenamed(jsonLdPaths.documentation, 'en', newName);
  const { info } = (await server.app.inject(sitePaths.openApi)).json<{ info: { title: string } }>();
  expect(info.title).toBe(newName);
});
