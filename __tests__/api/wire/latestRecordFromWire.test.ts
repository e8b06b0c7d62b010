import { latestRecordFromWire } from '../../../src/api/wire/latestRecordFromWire';
import { latestScoreFromWire } from '../../../src/api/wire/playerFromWire';
import { latestScore, player } from '../../support/fixtures/records';

const label = { slug: 'mushroom-cup', name: 'Mushroom Cup', locale: 'en' };

test('reads a record', () => {
  expect(latestRecordFromWire(latestScore(5))).toEqual({
    id: 5,
    game: { id: 3, ...label },
    chart: { id: 5, slug: 'chart-5', name: 'Chart 5', locale: 'en' },
    player: { username: 'player_5', slug: 'player-5' },
    texts: ['1:20.00'],
    at: '2025-06-02T10:00:00.000Z',
  });
});

test('reads a record without a player, values or a time', () => {
  const { '@id': id, game, chart } = latestScore(5);
  const bare = { '@id': id, game, chart };
  const gone = player({ username: null, slug: null });
  for (const item of [bare, { ...bare, player: gone, values: [null, {}], changedAt: 'x' }])
    expect(latestRecordFromWire(item)).toMatchObject({ id: 5, player: null, texts: [], at: null });
});

test.each([
  null,
  'x',
  {},
  { id: 1 },
  { id: 1, game: { id: 2, name: 'x' } },
  { ...latestScore(5), id: 0, '@id': '' },
])('skips %p', (item) => {
  expect(latestRecordFromWire(item)).toBeUndefined();
  expect(latestScoreFromWire(item)).toBeUndefined();
});

test('a latest score has its player, its platform and when it was posted', () => {
  expect(latestScoreFromWire(latestScore(5))).toMatchObject({
    player: { username: 'player_5' },
    platform: null,
    postedAt: '2025-06-02T10:00:00.000Z',
  });
  expect(latestScoreFromWire({ ...latestScore(5), player: null })).toBeUndefined();
});
