import { SiteConfiguration } from '../../../../src/contract/schemas/website';
import { createTestServer, type TestServer } from '../../../support/server/createTestServer';
import { readContract } from '../../../support/readContract';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({
    config: { recordsSiteUrl: 'https://records.example', analyticsId: 'G-TEST' },
  });
});
afterAll(async () => server?.close());

async function store(key: string, value: unknown) {
  const json = JSON.stringify(value);
  await server.database
    .insertInto('settings')
    .values({ key, value: json })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: json }))
    .execute();
}
const configuration = async () =>
  readContract(SiteConfiguration, (await server.app.inject('/api/website/configuration')).json());

test('the statistics are JSON-LD, and plain JSON on request', async () => {
  const url = '/api/website/get-stats';
  expect((await server.app.inject(url)).json()).toMatchObject({
    '@context': '/api/contexts/Statistics',
    '@id': url,
    '@type': 'Statistics',
  });
  const plain = await server.app.inject({ url, headers: { accept: 'application/json' } });
  expect(Object.keys(plain.json())).toEqual(['nbPlayer', 'nbChart', 'nbChartProven', 'nbGame']);
});

test('the configuration contains the settings, with safe link URLs only', async () => {
  expect(await configuration()).toMatchObject({
    partners: [],
    registrationOpen: true,
    analyticsId: 'G-TEST',
    recordsSite: { messages: 'https://records.example/messages' },
  });
  await store('site', {
    registrationOpen: false,
    partners: [
      { name: 'Arcade Club', url: 'https://arcade.example', description: 'Machines' },
      { name: 'Trap', url: 'javascript:alert(1)' },
      { name: '', url: 'https://nameless.example' },
      'nonsense',
    ],
    recordsSite: { messages: '/inbox', myTeam: 'javascript:alert(1)', dashboard: null },
  });
  const { partners, recordsSite, registrationOpen } = await configuration();
  expect(partners).toEqual([
    { name: 'Arcade Club', url: 'https://arcade.example/', description: 'Machines' },
  ]);
  expect(registrationOpen).toBe(false);
  expect(recordsSite.messages).toBe('https://records.example/inbox');
  expect(recordsSite).not.toHaveProperty('myTeam');
  expect(recordsSite).not.toHaveProperty('dashboard');
  expect(recordsSite.lostPositions).toBe('https://records.example/lost-positions');
});
