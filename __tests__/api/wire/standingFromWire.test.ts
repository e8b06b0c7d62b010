import { standingsFromWire } from '../../../src/api/wire/standingFromWire';
import { boardOf, standing } from '../../support/fixtures/boards';

const path = '/api/rankings/points';
const readOne = (wire: unknown) =>
  standingsFromWire({ 'hydra:member': [wire], 'hydra:totalItems': 1 })?.items[0];

describe('a standing', () => {
  test('is read with medals and cups', () => {
    expect(readOne(standing(3))).toEqual({
      id: 3,
      rank: 3,
      of: 4,
      player: { id: 3, username: 'player_3', slug: 'player-3', country: null },
      points: 997,
      gamePoints: 497,
      medals: [3, 13, 23, 33, 0, 0],
      cups: [43, 53, 63, 73],
      badgePoints: 5003,
      badges: 5,
      scores: 303,
      proved: 203,
      latestRank: null,
    });
  });

  test('with a damaged count keeps the place of the others', () => {
    const read = readOne({ player: { id: 3 }, medals: [1, 'x', 3], cups: 'none' });
    expect(read).toMatchObject({ rank: 1, medals: [1, 0, 3], cups: [], points: 0 });
  });

  test.each([null, {}, { player: null }, { player: { username: 'ada' } }])(
    'is rejected without a player: %j',
    (wire) => {
      expect(readOne(wire)).toBeUndefined();
    },
  );
});

describe('a page of a ranking', () => {
  test('has the own standing with the next place and what changed', () => {
    const change = {
      since: '2026-04-01',
      points: -20,
      gamePoints: 3,
      medals: [1, 0, -2, 0],
      nbScore: 1,
      nbProved: 0,
      ranks: [{ board: 'points', rank: 9, exact: false }],
    };
    const { nbScore: scores, nbProved: proved, ...same } = change;
    const next = { column: 1, difference: 2 };
    const countedAt = '2026-05-01T10:00:00Z';
    const own = { ...standing(7), next, change, countedAt };
    const page = standingsFromWire({ ...boardOf(path, [standing(1)]), around: 7, own });
    expect(page).toMatchObject({
      around: 7,
      own: { id: 7, rank: 7, next, change: { ...same, scores, proved }, countedAt },
    });
  });

  test('has none for a guest, and in responses of before', () => {
    const page = standingsFromWire(boardOf(path, [standing(1)]));
    expect(page).toMatchObject({ around: null, own: null, counting: false, countedAt: null });
    const own = { ...standing(7), next: null, change: { points: 'many' } };
    expect(standingsFromWire({ ...boardOf(path, []), own })?.own).toMatchObject({
      next: null,
      change: null,
      countedAt: null,
    });
  });
});
