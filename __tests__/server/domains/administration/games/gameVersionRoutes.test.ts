import { adminPaths } from '../../../../../src/contract/adminPaths';
import {
  AdminGameVersionDetail,
  AdminGameVersionList,
} from '../../../../../src/contract/schemas/adminGames';
import { addGame, addPlatform } from '../../../../support/server/addGame';
import {
  chart,
  gameContent,
  group,
  setUpGames,
  violationsOf,
  withChart,
} from '../../../../support/server/adminGames';
import { readContract } from '../../../../support/readContract';

const site = setUpGames();

const one = (name: string) => chart(name, { formatId: site.formatId });
async function whole(name: string) {
  const platform = await addPlatform(site.server.database, { en: 'Orbit 64' });
  return gameContent({
    platformIds: [platform],
    translations: { en: { name, rules: null } },
    groups: [group('Main', ['Race', 'Jump'].map(one))],
  });
}

const versions = async (id: number) => {
  const response = await site.editor.call('GET', adminPaths.gameVersions(id));
  return readContract(AdminGameVersionList, response.json()).versions;
};
const version = async (id: number, number: number) => {
  const response = await site.editor.call('GET', adminPaths.gameVersion(id, number));
  return readContract(AdminGameVersionDetail, response.json());
};

test('each save and each change of status makes a version, and an old one can be restored', async () => {
  const game = await site.editor.create(await whole('First name'));
  const [main] = game.content.groups;
  const [race] = main?.charts ?? [];
  if (!main || !race) throw new Error('The game has no charts.');
  const changed = await site.editor.save(game, {
    ...game.content,
    translations: { en: { name: 'Second name', rules: null } },
    groups: [{ ...main, charts: [race] }],
  });
  const moved = await site.editor.setStatus(changed, 'charting');
  expect(await versions(game.id)).toMatchObject([
    { version: 3, status: 'charting', nbGroup: 1, nbChart: 1, restoredFrom: null },
    { version: 2, status: 'draft', nbChart: 1 },
    { version: 1, status: 'draft', nbChart: 2, savedBy: { id: site.people.editor.id } },
  ]);

  const first = await version(game.id, 1);
  expect(first.content).toEqual(game.content);
  const restored = await site.editor.save(moved, first.content, { restoredFrom: 1 });
  expect(restored).toMatchObject({ version: 4, slug: 'first-name', status: 'charting' });
  // The chart that was deleted is a new one now.
  const ids = restored.content.groups[0]?.charts.map(({ id }) => id) ?? [];
  expect(ids).toHaveLength(2);
  expect(ids[0]).toBe(race.id);
  expect(await versions(game.id)).toMatchObject([{ version: 4, restoredFrom: 1 }, {}, {}, {}]);
});

test('the first change of a game that was never changed here can be undone', async () => {
  const id = await addGame(site.server.database, {
    names: { en: 'Seeded', fr: 'Semé' },
    rules: { en: 'No turbo.' },
    status: 'draft',
  });
  const game = await site.editor.find(id);
  expect(game).toMatchObject({ version: 1, editedBy: null });
  expect(await versions(id)).toEqual([]);
  const saved = await site.editor.save(game, { ...game.content, translations: {} });
  expect(await versions(id)).toMatchObject([
    { version: 2, savedBy: { id: site.people.editor.id } },
    { version: 1, savedBy: null },
  ]);
  const { content } = await version(id, 1);
  const restored = await site.editor.save(saved, content, { restoredFrom: 1 });
  expect(restored.content.translations).toEqual(game.content.translations);
});

test('a public game keeps the charts that a restored version does not know', async () => {
  const game = await site.editor.publish(await site.editor.create(await whole('Grown')));
  const [main] = game.content.groups;
  if (!main) throw new Error('The game has no groups.');
  const grown = await site.editor.save(game, {
    ...game.content,
    translations: { en: { name: 'Grown up', rules: null } },
    groups: [{ ...main, charts: [one('New'), ...main.charts] }, group('DLC', [one('Extra')])],
  });
  const merely = withChart(game.content, [0, 0], { status: 'locked' });
  const refused = await site.editor.trySave(grown, merely);
  expect(violationsOf(refused).toSorted()).toEqual(['groups: locked', 'groups[0].charts: locked']);
  const restored = await site.editor.save(grown, game.content, { restoredFrom: game.version });
  expect(restored.content.translations.en?.name).toBe('Grown');
  expect(
    restored.content.groups.map(({ names, charts }) => [
      names.en,
      ...charts.map((part) => part.names.en),
    ]),
  ).toEqual([
    ['Main', 'Race', 'Jump', 'New'],
    ['DLC', 'Extra'],
  ]);
});

test('the oldest of many versions are deleted', async () => {
  const game = await site.editor.create(await whole('Often'));
  await site.server.database
    .updateTable('games')
    .set({ version: 500 })
    .where('id', '=', game.id)
    .execute();
  const current = await site.editor.find(game.id);
  await site.editor.save(current, { ...current.content, ranked: false });
  expect((await versions(game.id)).map(({ version: number }) => number)).toEqual([501, 500]);
});

test.each(['0', 'x', '77', '99999999999'])('there is no version %s', async (number) => {
  const game = await site.editor.create();
  const response = await site.editor.call('GET', `/api/admin/games/${game.id}/versions/${number}`);
  expect(response.statusCode).toBe(404);
});

test('a version that does not exist cannot be what was restored', async () => {
  const game = await site.editor.create(await whole('Restored'));
  const content = { ...game.content, translations: { en: { name: 'Other', rules: null } } };
  const response = await site.editor.trySave(game, content, { restoredFrom: 99_999 });
  expect(response.statusCode).toBe(422);
  expect(violationsOf(response)).toEqual(['restoredFrom: unknown']);
  expect(await versions(game.id)).toMatchObject([{ version: 1, restoredFrom: null }]);
});
