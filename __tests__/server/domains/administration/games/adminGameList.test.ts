import { adminPaths } from '../../../../../src/contract/adminPaths';
import { AdminGameCollection } from '../../../../../src/contract/schemas/adminGames';
import { addPlatform } from '../../../../support/server/addGame';
import { chart, gameContent, group, setUpGames } from '../../../../support/server/adminGames';
import { readContract } from '../../../../support/readContract';

const site = setUpGames();
const list = async (query: string) => {
  const response = await site.editor.call('GET', `${adminPaths.games}?${query}`);
  expect(response.statusCode).toBe(200);
  return readContract(AdminGameCollection, response.json())['hydra:member'];
};
beforeAll(async () => {
  const platform = await addPlatform(site.server.database, { en: 'Orbit 64' });
  const whole = (name: string) =>
    gameContent({
      platformIds: [platform],
      translations: { en: { name, rules: null } },
      groups: [group('Main', [chart('Race', { formatId: site.formatId })])],
    });
  await site.editor.create(
    gameContent({ translations: { fr: { name: 'Œuf d’été', rules: null } } }),
  );
  const b = await site.editor.create(whole('Listed B'));
  await site.editor.publish(b);
  await site.editor.create(whole('Listed A'));
});

test('finds words in any name, folded', async () => {
  expect((await list('search=ETE')).map(({ name, locale }) => [name, locale])).toEqual([
    ['Œuf d’été', 'fr'],
  ]);
  expect(await list('search=100%25_')).toEqual([]);
});

test('sorts and filters by status', async () => {
  const names = async (query: string) => (await list(query)).map(({ name }) => name);
  expect(await names('search=listed&order[name]=desc')).toEqual(['Listed B', 'Listed A']);
  expect(await names('search=listed&order[publishedAt]=asc')).toEqual(['Listed A', 'Listed B']);
  expect(await names('search=listed&status=active')).toEqual(['Listed B']);
  expect(await names('search=listed&itemsPerPage=1&page=2&order[name]=asc')).toEqual(['Listed B']);
  expect((await list('order[scores]=desc')).length).toBeGreaterThan(2);
  for (const wrong of ['status=x', 'order[x]=asc', 'order[name]=up', 'page=0'])
    expect((await site.editor.call('GET', `${adminPaths.games}?${wrong}`)).statusCode).toBe(400);
});
