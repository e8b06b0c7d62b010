import type { AdminGame, AdminGameContent } from '../../../../../src/contract/schemas/adminGames';
import { rankEverything } from '../../../../support/records/rankEverything';
import { verifyAll } from '../../../../support/records/verifyAll';
import { addPlatform } from '../../../../support/server/addGame';
import {
  addFormat,
  chart,
  gameContent,
  group,
  postOn,
  setUpGames,
  violationsOf,
  withChart,
} from '../../../../support/server/adminGames';

const site = setUpGames();
let platform = 0;
let otherFormat = 0;
beforeAll(async () => {
  platform = await addPlatform(site.server.database, { en: 'Orbit 64' });
  otherFormat = await addFormat(site.server);
});

const one = (name: string) => chart(name, { formatId: site.formatId });
const whole = (name: string) =>
  gameContent({
    platformIds: [platform],
    translations: { en: { name, rules: null } },
    groups: [group('Main', ['Race', 'Jump', 'Swim'].map(one)), group('Extra', [one('Dive')])],
  });
const publicGame = async (name: string) =>
  site.editor.publish(await site.editor.create(whole(name)));

const differences = async () => {
  await rankEverything(site.server.database);
  return (await verifyAll(site.server.database)).differences;
};
const withGroups = (
  content: AdminGameContent,
  change: (groups: AdminGameContent['groups']) => AdminGameContent['groups'],
) => ({ ...content, groups: change(content.groups) });
const namesOf = ({ content }: Pick<AdminGame, 'content'>) =>
  content.groups.map(({ names, charts }) => [names.en, charts.map((part) => part.names.en)]);

test('a draft is rearranged at will, and the slugs follow the names', async () => {
  const draft = await site.editor.create(whole('Rearranged'));
  const [main, extra] = draft.content.groups;
  const [race, jump] = main?.charts ?? [];
  const [dive] = extra?.charts ?? [];
  const saved = await site.editor.save(
    draft,
    withGroups(draft.content, () => [
      // Both names and slugs change places.
      group(
        'Main',
        [
          { ...one('Jump'), id: dive?.id ?? 0 },
          {
            ...one('Race'),
            id: jump?.id ?? 0,
            values: [{ formatId: otherFormat, better: 'lower', names: {} }],
          },
          one('Race!'),
        ],
        { id: extra?.id ?? 0, dlc: true },
      ),
      group('最後', [{ ...one('Jump'), id: race?.id ?? 0 }], { names: { ja: '最後' } }),
    ]),
  );
  expect(namesOf(saved)).toEqual([
    ['Main', ['Jump', 'Race', 'Race!']],
    [undefined, ['Jump']],
  ]);
  expect(saved.nbChart).toBe(4);
  const slugs = new Map(saved.charts.map(({ id, slug }) => [id, slug]));
  expect(
    saved.content.groups.map(({ charts }) => charts.map(({ id }) => slugs.get(id ?? 0))),
  ).toEqual([['jump', 'race', 'race-2'], ['jump']]);
  expect(await site.editor.find(draft.id)).toEqual(saved);
  expect(await differences()).toEqual([]);
});

test('a public game can be renamed, reordered and added to, and keeps its slugs', async () => {
  const game = await publicGame('Extended');
  await postOn(site.server, game, {
    places: [
      [0, 0],
      [1, 0],
    ],
  });
  const [main, extra] = game.content.groups;
  const [race, jump, swim] = main?.charts ?? [];
  if (!main || !extra || !race || !jump || !swim) throw new Error('The game has no charts.');
  const saved = await site.editor.save(game, {
    ...game.content,
    translations: { en: { name: 'Extended Edition', rules: null } },
    groups: [
      extra,
      {
        ...main,
        names: { en: 'Main tracks' },
        charts: [
          swim,
          { ...race, names: { en: 'Sprint', fr: 'Course' }, proof: 'video', status: 'locked' },
          jump,
          one('Race'),
        ],
      },
      group('Main', [one('Race')]),
    ],
  });
  expect(saved.slug).toBe('extended');
  expect(namesOf(saved)).toEqual([
    ['Extra', ['Dive']],
    ['Main tracks', ['Swim', 'Sprint', 'Jump', 'Race']],
    ['Main', ['Race']],
  ]);
  const slugOf = new Map(saved.charts.map(({ id, slug }) => [id, slug]));
  expect(slugOf.get(race.id ?? 0)).toBe('race');
  expect([...slugOf.values()].toSorted()).toEqual(
    ['dive', 'jump', 'race', 'race', 'race-2', 'swim'].toSorted(),
  );
  expect(saved.nbChart).toBe(6);
  expect(await differences()).toEqual([]);
});

test('what would change the points of a public game is refused at its field', async () => {
  const game = await publicGame('Locked');
  const { content } = game;
  const [main, extra] = content.groups;
  const [race, jump, swim] = main?.charts ?? [];
  if (!main || !extra || !race || !jump || !swim) throw new Error('The game has no charts.');
  const refusals: [AdminGameContent, string[]][] = [
    [{ ...content, ranked: false }, ['ranked: locked']],
    [withGroups(content, () => [main]), ['groups: locked']],
    [
      withGroups(content, () => [{ ...main, charts: [race, jump] }, extra]),
      ['groups[0].charts: locked'],
    ],
    [
      withGroups(content, () => [
        { ...main, charts: [race, jump] },
        { ...extra, charts: [...extra.charts, swim] },
      ]),
      ['groups[1].charts[1]: locked'],
    ],
    [
      withGroups(content, () => [
        { ...main, dlc: true },
        { ...extra, ranked: false },
      ]),
      ['groups[0].dlc: locked', 'groups[1].ranked: locked'],
    ],
    [
      withChart(content, [0, 1], {
        values: [{ formatId: otherFormat, better: 'higher', names: {} }],
      }),
      ['groups[0].charts[1].values: locked'],
    ],
    [
      withChart(content, [0, 1], {
        values: [{ formatId: site.formatId, better: 'lower', names: {} }],
      }),
      ['groups[0].charts[1].values: locked'],
    ],
    [
      withChart(content, [0, 1], {
        values: [
          { formatId: site.formatId, better: 'higher', names: { en: 'A' } },
          { formatId: site.formatId, better: 'higher', names: { en: 'B' } },
        ],
      }),
      ['groups[0].charts[1].values: locked'],
    ],
  ];
  for (const [changed, expected] of refusals) {
    const response = await site.editor.trySave(game, changed);
    expect(response.statusCode).toBe(422);
    expect(violationsOf(response)).toEqual(expected);
  }
  const named = withChart(content, [0, 1], {
    values: [{ formatId: site.formatId, better: 'higher', names: { en: 'Points' } }],
  });
  expect((await site.editor.trySave(game, named)).statusCode).toBe(200);
});

test('a chart with scores is neither removed nor given other values, even if the game was never public', async () => {
  const game = await publicGame('Scored');
  await postOn(site.server, game, { places: [[0, 0]] });
  await site.server.database
    .updateTable('games')
    .set({ publishedAt: null, status: 'charting' })
    .where('id', '=', game.id)
    .execute();
  const [main, extra] = game.content.groups;
  if (!main || !extra) throw new Error('The game has no groups.');
  const without = await site.editor.trySave(
    game,
    withGroups(game.content, () => [{ ...main, charts: main.charts.slice(1) }, extra]),
  );
  expect(violationsOf(without)).toEqual(['groups[0].charts: hasScores']);
  const withoutGroup = await site.editor.trySave(
    game,
    withGroups(game.content, () => [extra]),
  );
  expect(violationsOf(withoutGroup)).toEqual(['groups: hasScores']);
  const values = [{ formatId: otherFormat, better: 'higher' as const, names: {} }];
  const otherwise = await site.editor.trySave(game, withChart(game.content, [0, 0], { values }));
  expect(violationsOf(otherwise)).toEqual(['groups[0].charts[0].values: hasScores']);
  expect((await site.editor.call('DELETE', `/api/admin/games/${game.id}`)).statusCode).toBe(409);
  expect(
    (await site.editor.trySave(game, withChart(game.content, [0, 1], { values }))).statusCode,
  ).toBe(200);
});

test('a game may have a thousand charts, and not more', async () => {
  const charts = Array.from({ length: 1001 }, (_, index) => one(`Chart ${index}`));
  const tooMany = await site.editor.trySave(
    await site.editor.create(),
    gameContent({ groups: [group('All', charts.slice(0, 600)), group('More', charts.slice(600))] }),
  );
  expect(violationsOf(tooMany)).toEqual(['groups: tooManyCharts']);
  const game = await site.editor.create({
    ...whole('Huge'),
    groups: [group('All', charts.slice(0, 1000))],
  });
  expect(game.nbChart).toBe(1000);
  const names = { en: 'Another', fr: 'Une autre', ja: '別の' };
  const changed = withChart(game.content, [0, 999], { names });
  const saved = await site.editor.save(
    game,
    withGroups(changed, ([all]) => (all ? [{ ...all, charts: all.charts.toReversed() }] : [])),
  );
  expect(saved.content.groups[0]?.charts[0]?.names).toEqual(names);
  expect(saved.content.groups[0]?.charts).toHaveLength(1000);
});
