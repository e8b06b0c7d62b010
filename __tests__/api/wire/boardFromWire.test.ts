import { assert, constantFrom, dictionary, jsonValue, property } from 'fast-check';
import {
  chartDetailsFromWire,
  chartFromWire,
  scoreFromWire,
} from '../../../src/api/wire/boardFromWire';
import { boardPageFromWire } from '../../../src/api/wire/boardPages';
import {
  boardOf,
  chart,
  chartReference,
  chartWithRecord,
  player,
  points,
  rankedScore,
} from '../../support/fixtures/boards';
import { orbit, pocket } from '../../support/fixtures/games';

const named = { id: 9, name: 'Endless' };

describe('a chart in a list', () => {
  test('is read with its first place', () => {
    const wire = chartWithRecord({ status: 'locked', proof: 'video' });
    expect(chartFromWire(wire)).toEqual({
      id: 9,
      own: null,
      slug: 'chart-9',
      name: 'Chart 9',
      locale: 'en',
      status: 'locked',
      proof: 'video',
      columns: [points],
      scores: 4,
      record: {
        player: { id: 1, username: 'player_1', slug: 'player-1', country: 'FR' },
        tied: 1,
        values: [{ raw: 1_234_567, text: '1,234,567' }],
        at: '2026-02-03T10:00:00.000Z',
      },
    });
  });

  test('with only an id and a name gets default values', () => {
    expect(chartFromWire(named)).toEqual({
      ...named,
      own: null,
      slug: null,
      locale: null,
      status: 'open',
      proof: 'any',
      columns: [],
      scores: 0,
      record: null,
    });
  });

  test.each<[string, object, object]>([
    ['an unknown status', { status: 'melted', proof: 'oath' }, { status: 'open', proof: 'any' }],
    ['a retired chart', { status: 'retired' }, { status: 'retired' }],
    ['a record without a player', { record: { tied: 1, values: [] } }, { record: null }],
    ['a record that is text', { record: 'mine' }, { record: null }],
    [
      'a record without its details',
      { record: { player: { id: 1 } } },
      {
        record: {
          player: { id: 1, username: null, slug: null, country: null },
          tied: 1,
          values: [],
          at: null,
        },
      },
    ],
  ])('is read with %s', (_name, fields, expected) => {
    expect(chartFromWire({ ...named, ...fields })).toMatchObject(expected);
  });
});

describe('a chart with its neighbours', () => {
  test('is read with all that its page shows', () => {
    const wire = chart({
      platforms: [orbit, pocket],
      previous: chartReference({ id: 8, name: 'Before' }),
      next: chartReference({ id: 10, name: 'After' }),
      status: 'retired',
      mergedInto: '/api/charts/77',
    });
    expect(chartDetailsFromWire(wire)).toMatchObject({
      game: { id: 1, name: 'Game 1' },
      group: { id: 5, name: 'Group 5' },
      platforms: [{ name: 'Orbit 64' }, { name: 'Pocket' }],
      previous: { id: 8, name: 'Before' },
      next: { id: 10, name: 'After' },
      status: 'retired',
      mergedInto: 77,
    });
  });

  test('is read without neighbours, platforms and successor', () => {
    const { game, group } = chart();
    expect(chartDetailsFromWire({ ...named, game, group })).toMatchObject({
      platforms: [],
      previous: null,
      next: null,
      mergedInto: null,
    });
    const damaged = { ...named, game, group, platforms: 3, previous: 'x', next: {}, mergedInto: 4 };
    expect(chartDetailsFromWire(damaged)).toMatchObject({ platforms: [], mergedInto: null });
  });

  test.each([null, {}, named, { ...named, game: { id: 1, name: 'Starlance' } }])(
    'is rejected without its game and group: %j',
    (wire) => {
      expect(chartDetailsFromWire(wire)).toBeUndefined();
    },
  );
});

describe('a score', () => {
  test('is read with all that a board shows', () => {
    const wire = rankedScore({
      id: 2,
      tied: 2,
      platform: orbit,
      state: 'proved',
      achievedOn: '2026-01-31',
      player: player(2, { country: 'JP' }),
    });
    expect(scoreFromWire(wire)).toEqual({
      id: 2,
      rank: 2,
      tied: 2,
      of: 4,
      points: 98,
      player: { id: 2, username: 'player_2', slug: 'player-2', country: 'JP' },
      values: [{ raw: 998, text: '998' }],
      platform: { id: 3, slug: 'platform-3', name: 'Orbit 64', locale: 'en' },
      state: 'proved',
      at: '2026-01-31',
    });
  });

  const bare = {
    id: 2,
    rank: 1,
    tied: 1,
    of: 0,
    points: 0,
    player: { id: 7, username: null, slug: null, country: null },
    values: [],
    platform: null,
    state: 'none',
    at: null,
  };
  test.each<[string, object, object]>([
    ['nothing else', {}, {}],
    ['an unknown state', { state: 'blessed' }, {}],
    ['a rank below the first', { rank: 0, tied: -2, points: 'many' }, {}],
    ['a date that is none', { achievedOn: 'yesterday', changedAt: 3 }, {}],
    [
      'no date of its own',
      { achievedOn: null, changedAt: '2026-02-03T10:00:00Z' },
      { at: '2026-02-03T10:00:00Z' },
    ],
    ['values that are no list', { values: '12' }, {}],
    ['a value without a text', { values: [{ raw: 12 }] }, { values: [{ raw: 12, text: '12' }] }],
    ['no values if one is damaged', { values: [{ raw: 12, text: '12' }, { raw: '3' }] }, {}],
    ['no values if one is not whole', { values: [{ raw: 1.5, text: '1.5' }] }, {}],
  ])('is read with an id, a player and %s', (_name, fields, expected) => {
    expect(scoreFromWire({ id: 2, player: { id: 7 }, ...fields })).toEqual({
      ...bare,
      ...expected,
    });
  });

  test.each(['fr', 'FRA', '<b>', 3])('has no country for %j', (country) => {
    expect(scoreFromWire({ id: 2, player: { id: 7, country } })?.player.country).toBeNull();
  });

  test.each([null, 'text', {}, { id: 2 }, { player: { id: 7 } }, { id: 2, player: 'ada' }])(
    'is rejected: %j',
    (wire) => {
      expect(scoreFromWire(wire)).toBeUndefined();
    },
  );
});

describe('a page of a board', () => {
  const path = '/api/charts/9/ranking';

  test('has its items, the total and the cursor of the next page', () => {
    const wire = boardOf(path, [rankedScore({ id: 1 })], { total: 57, next: 'a-b_c' });
    expect(boardPageFromWire(wire, scoreFromWire)).toMatchObject({
      items: [{ id: 1 }],
      total: 57,
      next: 'a-b_c',
    });
  });

  test.each<[string, object]>([
    ['without links', {}],
    ['whose links are text', { 'hydra:view': 'next' }],
    ['whose link is a number', { 'hydra:view': { 'hydra:next': 3 } }],
    ['whose link has no cursor', { 'hydra:view': { 'hydra:next': `${path}?page=2` } }],
  ])('%s is the last one', (_name, fields) => {
    const wire = { 'hydra:member': [], 'hydra:totalItems': 0, ...fields };
    expect(boardPageFromWire(wire, scoreFromWire)).toEqual({
      items: [],
      total: 0,
      next: null,
      previous: null,
    });
  });

  test('skips items that cannot be read', () => {
    const wire = { 'hydra:member': [null, { id: 3 }, rankedScore({ id: 1 })] };
    expect(boardPageFromWire(wire, scoreFromWire)?.items).toHaveLength(1);
  });

  test('is rejected if it is no collection', () => {
    expect(boardPageFromWire({ charts: 12 }, scoreFromWire)).toBeUndefined();
    expect(boardPageFromWire(null, scoreFromWire)).toBeUndefined();
  });
});

test('never throws, whatever the server sends', () => {
  const fields = ['columns', 'record', 'player', 'values', 'platform', 'medals', 'mergedInto'];
  assert(
    property(dictionary(constantFrom(...fields, 'state', 'rank'), jsonValue()), (wire) => {
      expect(chartFromWire({ ...wire, ...named })).toMatchObject(named);
      scoreFromWire({ id: 2, ...wire });
      boardPageFromWire({ 'hydra:member': [wire], 'hydra:view': wire }, scoreFromWire);
    }),
  );
});
