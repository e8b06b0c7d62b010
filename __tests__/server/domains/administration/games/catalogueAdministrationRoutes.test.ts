import { adminPaths } from '../../../../../src/contract/adminPaths';
import { paths } from '../../../../../src/contract/paths';
import {
  AdminCatalogue,
  AdminFormat,
  AdminPlatform,
  AdminSeries,
} from '../../../../../src/contract/schemas/adminGames';
import type { ValueFormatDefinition } from '../../../../../src/contract/schemas/valueFormats';
import {
  chart,
  gameContent,
  group,
  postOn,
  setUpGames,
  violationsOf,
} from '../../../../support/server/adminGames';
import { hostileTexts } from '../../../../support/server/hostileValues';
import { readContract } from '../../../../support/readContract';

const site = setUpGames();

const time: ValueFormatDefinition = {
  parts: [
    { size: 60_000, suffix: ':' },
    { size: 1000, suffix: '' },
  ],
  decimals: 2,
  minimum: 0,
  maximum: 3_600_000,
};

const series = async (names: object) =>
  readContract(AdminSeries, (await site.editor.call('POST', adminPaths.series, { names })).json());
const platform = async (names: object, maker = '') =>
  readContract(
    AdminPlatform,
    (await site.editor.call('POST', adminPaths.platforms, { names, maker })).json(),
  );
const trySaveFormat = (code: string, definition: object = time) =>
  site.editor.call('POST', adminPaths.formats, { code, definition });
const format = async (code: string) =>
  readContract(AdminFormat, (await trySaveFormat(code)).json());
const catalogue = async () =>
  readContract(AdminCatalogue, (await site.editor.call('GET', adminPaths.catalogue)).json());
const statusOf = async (...parameters: Parameters<typeof site.editor.call>) =>
  (await site.editor.call(...parameters)).statusCode;

test('an editor creates, renames and deletes what games are made of', async () => {
  const saga = await series({ en: ' Star \u202e Saga ', ja: '星の物語', fr: ' ' });
  expect(saga).toMatchObject({
    slug: 'star-saga',
    names: { en: 'Star Saga', ja: '星の物語' },
    nbGame: 0,
  });
  const orbit = await platform({ en: 'Orbit 64' }, ' Orbit\tCorp ');
  expect(orbit).toMatchObject({ slug: 'orbit-64', maker: 'Orbit Corp' });
  const minutes = await format('minutes');
  expect(await catalogue()).toMatchObject({
    series: [{ id: saga.id }],
    platforms: [{ id: orbit.id }],
    formats: [{ code: 'minutes', definition: time, nbChart: 0 }, { id: site.formatId }],
  });
  const renamed = await site.editor.call('PUT', adminPaths.oneSeries(saga.id), {
    names: { fr: 'Épopée' },
  });
  expect(renamed.json()).toMatchObject({ slug: 'star-saga', names: { fr: 'Épopée' } });
  expect(
    await statusOf('PUT', adminPaths.platform(orbit.id), { names: { en: 'Orbit' }, maker: '' }),
  ).toBe(200);
  expect(
    await statusOf('PUT', adminPaths.format(minutes.id), {
      code: 'minutes-2',
      definition: { ...time, decimals: 3 },
    }),
  ).toBe(200);
  for (const url of [
    adminPaths.oneSeries(saga.id),
    adminPaths.platform(orbit.id),
    adminPaths.format(minutes.id),
  ]) {
    expect(await statusOf('DELETE', url)).toBe(204);
    expect(await statusOf('DELETE', url)).toBe(404);
  }
  const entries = await site.server.database
    .selectFrom('auditLog')
    .select('details')
    .where('event', '=', 'catalogueChanged')
    .orderBy('id')
    .execute();
  expect(entries.map(({ details }) => details)).toEqual([
    { series: 'Star Saga', action: 'created' },
    { platform: 'Orbit 64', action: 'created' },
    { format: 'minutes', action: 'created' },
    { series: 'Épopée', action: 'changed' },
    { platform: 'Orbit', action: 'changed' },
    { format: 'minutes-2', action: 'changed' },
    { series: 'Épopée', action: 'deleted' },
    { platform: 'Orbit', action: 'deleted' },
    { format: 'minutes-2', action: 'deleted' },
  ]);
});

test('series of one name have slugs of their own, also when created at once', async () => {
  const all = await Promise.all([1, 2, 3].map(async () => series({ en: 'Twin' })));
  expect(all.map(({ slug }) => slug).toSorted()).toEqual(['twin', 'twin-2', 'twin-3']);
});

test('a name in at least one language is required', async () => {
  for (const names of [{}, { en: '\u202e ' }]) {
    const response = await site.editor.call('POST', adminPaths.series, { names });
    expect(response.statusCode).toBe(422);
    expect(violationsOf(response)).toEqual(['names: nameMissing']);
  }
});

test('names that break programs are stored or refused', async () => {
  for (const text of hostileTexts) {
    const body = { names: { en: text }, maker: text.slice(0, 100) };
    expect([201, 422]).toContain(await statusOf('POST', adminPaths.platforms, body));
  }
});

test.each([
  [
    {
      parts: [
        { size: 1000, suffix: ':' },
        { size: 60_000, suffix: '' },
      ],
    },
    'definition.parts[0].size: partSizes',
  ],
  [
    {
      parts: [
        { size: 1500, suffix: ':' },
        { size: 1000, suffix: '' },
      ],
    },
    'definition.parts[0].size: partSizes',
  ],
  [
    {
      parts: [
        { size: 60_000, suffix: ' ' },
        { size: 1000, suffix: '' },
      ],
    },
    'definition.parts[0].suffix: suffixMissing',
  ],
  [{ decimals: 4 }, 'definition.decimals: decimalsTooMany'],
  [{ shownDecimals: 3 }, 'definition.shownDecimals: shownDecimalsTooMany'],
  [{ minimum: 5, maximum: 4 }, 'definition.maximum: rangeReversed'],
])('a format that contradicts itself is refused: %j', async (facts, expected) => {
  const response = await trySaveFormat('wrong', { ...time, ...facts });
  expect(response.statusCode).toBe(422);
  expect(violationsOf(response)).toEqual([expected]);
});

test('a code belongs to one format', async () => {
  await format('taken');
  const response = await trySaveFormat('taken');
  expect(response.statusCode).toBe(422);
  expect(violationsOf(response)).toEqual(['code: taken']);
});

test('what games use is not deleted, and a used format keeps its definition', async () => {
  const saga = await series({ en: 'Used' });
  const orbit = await platform({ en: 'Used' });
  const minutes = await format('used');
  const game = await site.editor.create(
    gameContent({
      seriesId: saga.id,
      platformIds: [orbit.id],
      translations: { en: { name: 'User', rules: null } },
      groups: [group('Main', [chart('Race', { formatId: minutes.id })])],
    }),
  );
  const urls = [
    adminPaths.oneSeries(saga.id),
    adminPaths.platform(orbit.id),
    adminPaths.format(minutes.id),
  ];
  for (const url of urls) expect(await statusOf('DELETE', url)).toBe(409);
  const changed = { code: 'used-2', definition: { ...time, maximum: 5 } };
  expect(await statusOf('PUT', adminPaths.format(minutes.id), changed)).toBe(409);
  const renamed = { code: 'used-2', definition: time };
  expect(await statusOf('PUT', adminPaths.format(minutes.id), renamed)).toBe(200);
  await site.editor.call('DELETE', adminPaths.game(game.id));
  for (const url of urls) expect(await statusOf('DELETE', url)).toBe(204);
});

test('a platform that scores name is not deleted after its games left it', async () => {
  const orbit = await platform({ en: 'Left' });
  const other = await platform({ en: 'Other' });
  const content = gameContent({
    platformIds: [orbit.id],
    translations: { en: { name: 'Leaver', rules: null } },
    groups: [group('Main', [chart('Race', { formatId: site.formatId })])],
  });
  const game = await site.editor.publish(await site.editor.create(content));
  const userId = await postOn(site.server, game, { places: [[0, 0]] });
  await site.server.database.updateTable('scores').set({ platformId: orbit.id }).execute();
  expect(userId).toBeGreaterThan(0);
  await site.editor.save(game, { ...game.content, platformIds: [other.id] });
  expect(await statusOf('DELETE', adminPaths.platform(orbit.id))).toBe(409);
});

test('readers see a new name at once', async () => {
  const saga = await series({ en: 'Old name' });
  const orbit = await platform({ en: 'Shown' });
  const content = gameContent({
    seriesId: saga.id,
    platformIds: [orbit.id],
    translations: { en: { name: 'Shown', rules: null } },
    groups: [group('Main', [chart('Race', { formatId: site.formatId })])],
  });
  const game = await site.editor.publish(await site.editor.create(content));
  const shown = async () => (await site.server.app.inject(paths.allSeries)).body;
  expect(await shown()).toContain('Old name');
  await site.editor.call('PUT', adminPaths.oneSeries(saga.id), { names: { en: 'New name' } });
  expect(await shown()).toContain('New name');
  const listed = async () => (await site.server.app.inject(`${paths.games}?search=shown`)).body;
  expect(await listed()).toContain('"Shown"');
  await site.editor.save(game, {
    ...game.content,
    translations: { en: { name: 'Shown anew', rules: null } },
  });
  expect(await listed()).toContain('"Shown anew"');
});
