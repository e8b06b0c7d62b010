import { assert, constantFrom, dictionary, jsonValue, property } from 'fast-check';
import {
  gameDetailsFromWire,
  gameFromWire,
  groupFromWire,
} from '../../../src/api/wire/gameFromWire';
import { referenceFromWire } from '../../../src/api/wire/referenceFromWire';
import {
  allSeries,
  cover,
  game,
  gameSummary,
  group,
  groupSummary,
} from '../../support/fixtures/games';

const orbit = { id: 3, slug: 'platform-3', name: 'Orbit 64', locale: 'en' };
const pocket = { id: 4, slug: 'platform-4', name: 'Pocket', locale: 'en' };

const bare = {
  id: 5,
  slug: null,
  name: 'Starlance',
  locale: null,
  closed: false,
  series: null,
  platforms: [],
  pictureSources: [],
  charts: 0,
  scores: 0,
  proved: 0,
  players: 0,
};

test('reads every field of a game in a list of our own server', () => {
  const wire = gameSummary({ id: 5, series: allSeries[0] ?? null, pictureSources: cover });
  expect(gameFromWire(wire)).toEqual({
    id: 5,
    slug: 'game-5',
    name: 'Game 5',
    locale: 'en',
    closed: false,
    series: { id: 6, slug: 'skyline', name: 'Skyline', locale: 'en' },
    platforms: [orbit, pocket],
    pictureSources: cover,
    charts: 12,
    scores: 3400,
    proved: 850,
    players: 210,
  });
});

test('reads the rules and groups of a game', () => {
  const wire = game({
    rules: { text: 'No turbo.', locale: 'fr' },
    groups: [groupSummary({ id: 8, dlc: true, ranked: false })],
  });
  expect(gameDetailsFromWire(wire)).toMatchObject({
    rules: { text: 'No turbo.', locale: 'fr' },
    groups: [
      {
        id: 8,
        slug: 'group-8',
        name: 'Group 8',
        locale: 'en',
        dlc: true,
        ranked: false,
        charts: 3,
        scores: 90,
      },
    ],
  });
});

test('reads a group with its game', () => {
  expect(groupFromWire(group({ id: 8 }))).toMatchObject({
    id: 8,
    ranked: true,
    game: { id: 1, slug: 'game-1', name: 'Game 1' },
  });
});

test('a game with only an id and a name gets default values', () => {
  expect(gameDetailsFromWire({ id: 5, name: 'Starlance' })).toEqual({
    ...bare,
    rules: null,
    groups: [],
  });
});

test.each<[string, object, object]>([
  ['a closed game', { status: 'closed' }, { closed: true }],
  ['an unknown status', { status: 'asleep' }, {}],
  ['a regional language', { locale: 'pt_BR' }, { locale: 'pt-br' }],
  ['an unknown language', { locale: 'xx' }, {}],
  ['a language that is a number', { locale: 4 }, {}],
  ['a series that is an address', { series: '/api/series/6' }, {}],
  ['a series without a name', { series: { id: 6 } }, {}],
  [
    'platforms of which one can be read',
    { platforms: [null, 'Pocket', { id: 4 }, { '@id': '/api/platforms/3', name: 'Orbit 64' }] },
    { platforms: [{ id: 3, slug: null, name: 'Orbit 64', locale: null }] },
  ],
  ['platforms that are no list', { platforms: { 0: { id: 4, name: 'Pocket' } } }, {}],
  ['counts of a wrong type', { nbChart: '12', nbScore: -1, nbProved: null, nbPlayer: [] }, {}],
  ['pictures of a wrong shape', { pictureSources: [{ width: '1' }, 3] }, {}],
  ['a blank slug', { slug: ' ' }, {}],
])('reads %s', (_name, fields, expected) => {
  expect(gameFromWire({ id: 5, name: 'Starlance', ...fields })).toEqual({ ...bare, ...expected });
});

test.each<[unknown, unknown]>([
  [null, null],
  ['No turbo.', null],
  [{ text: '  ' }, null],
  [{ text: 3 }, null],
  [{ text: 'No turbo.' }, { text: 'No turbo.', locale: null }],
  [
    { text: 'No turbo.', locale: {} },
    { text: 'No turbo.', locale: null },
  ],
])('reads the rules %j as %j', (rules, expected) => {
  expect(gameDetailsFromWire({ id: 5, name: 'Starlance', rules })?.rules).toEqual(expected);
});

test.each([
  null,
  'text',
  [],
  {},
  { id: 5 },
  { name: 'Starlance' },
  { id: 0, name: 'Starlance' },
  { id: 5, name: '' },
  { '@id': '/api/games/x', name: 'Starlance' },
])('rejects %j', (wire) => {
  expect(referenceFromWire(wire)).toBeUndefined();
  expect(gameFromWire(wire)).toBeUndefined();
  expect(gameDetailsFromWire(wire)).toBeUndefined();
  expect(groupFromWire(wire)).toBeUndefined();
});

test('rejects a group without its game', () => {
  expect(groupFromWire({ id: 5, name: 'Laps' })).toBeUndefined();
  expect(groupFromWire({ id: 5, name: 'Laps', game: { id: 1 } })).toBeUndefined();
});

test('never throws, whatever the server sends', () => {
  const fields = ['series', 'platforms', 'pictureSources', 'locale', 'rules', 'groups', 'game'];
  assert(
    property(dictionary(constantFrom(...fields, 'slug', 'nbScore'), jsonValue()), (wire) => {
      const read = gameDetailsFromWire({ ...wire, id: 5, name: 'Starlance' });
      expect(read).toMatchObject({ id: 5, name: 'Starlance' });
      groupFromWire({ ...wire, id: 5, name: 'Starlance' });
    }),
  );
});
