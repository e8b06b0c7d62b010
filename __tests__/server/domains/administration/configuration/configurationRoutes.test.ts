import { sql } from 'kysely';
import { adminPaths } from '../../../../../src/contract/adminPaths';
import { paths } from '../../../../../src/contract/paths';
import { SiteHistory, SiteState } from '../../../../../src/contract/schemas/adminConfiguration';
import { SiteConfiguration, Statistics } from '../../../../../src/contract/schemas/website';
import type { SiteSettings } from '../../../../../src/contract/siteSettings';
import { createSiteSettingsCache } from '../../../../../src/server/platform/website/siteSettingsCache';
import { superAdministrator } from '../../../../support/server/administration';
import { addGame } from '../../../../support/server/addGame';
import { createTestServer, type TestServer } from '../../../../support/server/createTestServer';
import { eventually } from '../../../../support/eventually';
import { eventsOf } from '../../../../support/server/members';
import { readContract } from '../../../../support/readContract';

let server: TestServer;
let superior: Awaited<ReturnType<typeof superAdministrator>>;
beforeAll(async () => {
  server = await createTestServer({ config: { rateLimitFactor: 1000 } });
  superior = await superAdministrator(server);
});
afterAll(async () => server?.close());

const call = (method: 'GET' | 'PUT' | 'POST', url: string, payload?: object) =>
  server.app.inject({ method, url, headers: superior.headers, ...(payload ? { payload } : {}) });
const current = async () =>
  readContract(SiteState, (await call('GET', adminPaths.siteConfiguration)).json());
const save = async (changes: Partial<SiteSettings>, version?: number) => {
  const state = await current();
  return call('PUT', adminPaths.siteConfiguration, {
    version: version ?? state.version,
    settings: { ...state.settings, ...changes },
  });
};

test('saved settings apply on every node and show who saved them', async () => {
  const node = await createTestServer({ node: server });
  expect(await current()).toMatchObject({ version: 0, savedBy: null, savedAt: null });
  const partners = [{ name: 'Arcade', url: 'https://arcade.example/', description: '' }];
  const saved = await save({ partners, registrationOpen: false, analyticsId: 'G-ABC1234567' });
  expect(readContract(SiteState, saved.json())).toMatchObject({
    version: 1,
    savedBy: superior.username,
    savedAt: server.now().toISOString(),
    settings: { partners },
  });
  const shown = (await node.app.inject(paths.configuration)).json();
  expect(readContract(SiteConfiguration, shown)).toMatchObject({
    partners: [{ name: 'Arcade', url: 'https://arcade.example/' }],
    registrationOpen: false,
    analyticsId: 'G-ABC1234567',
  });
  expect(await eventsOf(server, superior.id)).toContain('loginSucceeded');
  const recorded = await server.database
    .selectFrom('auditLog')
    .select(['actorId', 'details'])
    .where('event', '=', 'siteConfigured')
    .execute();
  expect(recorded).toEqual([
    {
      actorId: superior.id,
      details: { version: 1, changed: 'partners registrationOpen analyticsId' },
    },
  ]);
  await node.close();
});

test('the second of two conflicting saves is rejected and keeps the first one’s changes', async () => {
  const { version } = await current();
  const both = await Promise.all([save({ name: 'One' }, version), save({ name: 'Two' }, version)]);
  expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  const { settings } = await current();
  expect(['One', 'Two']).toContain(settings.name);
});

test('an earlier version is restored as a new change', async () => {
  const before = await current();
  const restored = await call('POST', adminPaths.siteVersion(0), { version: before.version });
  expect(readContract(SiteState, restored.json())).toMatchObject({
    version: before.version + 1,
    restoredFrom: 0,
    settings: { name: 'Video Game Records', registrationOpen: true, partners: [] },
  });
  const history = readContract(SiteHistory, (await call('GET', adminPaths.siteVersions)).json());
  expect(history.items.map(({ version }) => version)).toEqual([3, 2, 1, 0]);
  const stale = await call('POST', adminPaths.siteVersion(1), { version: 1 });
  expect(stale.statusCode).toBe(409);
  const unknown = await call('POST', adminPaths.siteVersion(99), { version: 3 });
  expect(unknown.statusCode).toBe(404);
});

test('the texts of the site are single lines', async () => {
  const { version } = await current();
  const saved = await save({ name: 'Arcade\r\nRecords\u202e', keywords: 'a,\nb' }, version);
  expect(readContract(SiteState, saved.json()).settings).toMatchObject({
    name: 'Arcade Records',
    keywords: 'a, b',
  });
});

test.each<[string, Partial<SiteSettings>]>([
  ['name', { name: ' ' }],
  ['name', { name: '\u200b' }],
  ['partners.0.url', { partners: [{ name: 'A', url: 'javascript:alert(1)', description: '' }] }],
  ['recordsSite.dashboard', { recordsSite: { dashboard: '//evil' } }],
  ['socialImage', { socialImage: '//evil.example/a.png' }],
  ['analyticsId', { analyticsId: '"><script>' }],
  ['limits.factor', { limits: { factor: 0, comments: 30 } }],
  ['records.unprovedLimit', { records: { unprovedLimit: 1001, secondModeratorFrom: 10 } }],
  ['records.unprovedLimit', { records: { unprovedLimit: 1.5, secondModeratorFrom: 10 } }],
  ['records.secondModeratorFrom', { records: { unprovedLimit: 30, secondModeratorFrom: 1 } }],
])('rejects an invalid %s and names the field', async (field, changes) => {
  const { version } = await current();
  const refused = await save(changes);
  expect(refused.statusCode).toBe(422);
  expect(refused.json()).toMatchObject({ violations: [{ propertyPath: field }] });
  expect((await current()).version).toBe(version);
});

test('home statistics can be hidden', async () => {
  await addGame(server.database, { names: { en: 'Starlance' } });
  const shown = async () =>
    readContract(Statistics, (await server.app.inject(paths.statistics)).json());
  const { nbPlayer, nbGame } = await shown();
  expect([nbPlayer > 0, nbGame]).toEqual([true, 1]);
  await save({ statisticsShown: false });
  expect(await shown()).toMatchObject({ nbPlayer: 0, nbGame: 0 });
});

test('the settings cache soon returns changed limits', async () => {
  const read = createSiteSettingsCache(server.database);
  expect((await read()).limits.comments).toBe(30);
  await save({ limits: { factor: 2, comments: 7 } });
  const { limits } = await eventually(read, (settings) => settings.limits.comments === 7);
  expect(limits.factor).toBe(2);
});

test('what the site asks of scores can be changed and switched off; settings of before have defaults', async () => {
  const read = createSiteSettingsCache(server.database);
  await sql`update settings set value = value - 'records' where key = 'site'`.execute(
    server.database,
  );
  expect((await current()).settings.records).toEqual({
    unprovedLimit: 30,
    secondModeratorFrom: 10,
  });
  await save({ records: { unprovedLimit: 0, secondModeratorFrom: 2 } });
  const { records } = await eventually(read, (settings) => settings.records.unprovedLimit === 0);
  expect(records.secondModeratorFrom).toBe(2);
  await save({ records: { unprovedLimit: 12, secondModeratorFrom: 0 } });
  expect((await current()).settings.records).toEqual({
    unprovedLimit: 12,
    secondModeratorFrom: 0,
  });
});

test('mails and feeds use the configured name', async () => {
  await save({ name: 'Hall of Records' });
  const node = await createTestServer({ node: server });
  expect((await node.app.inject('/en/feed.xml')).body).toContain('| Hall of Records</title>');
  await node.close();
});
