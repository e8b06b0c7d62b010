import { groupScores } from '../../../../src/features/records/player/groupScores';
import { playerScoreFromWire } from '../../../../src/api/wire/playerFromWire';
import type { PlayerScore } from '../../../../src/contract/schemas/players';
import { game, playerScore } from '../../../support/fixtures/records';

const other = { ...game, id: 9 };
const score = (id: number, day: string, of: PlayerScore['game'] = game) => {
  const read = playerScoreFromWire(playerScore(id, { changedAt: `${day}T10:00:00.000Z` }, of));
  if (!read) throw new Error('not read');
  return read;
};
const scores = [
  score(1, '2025-06-03'),
  score(2, '2025-06-03', other),
  score(3, '2025-06-03'),
  score(4, '2025-06-02'),
  score(5, '2025-06-02', other),
];

test('groups the scores of a day by their games, in the order of the list', () => {
  const groups = groupScores(scores, false);
  expect(
    groups.map(({ day, game: of, scores: own }) => [day, of.id, own.map(({ id }) => id)]),
  ).toEqual([
    ['2025-06-03', game.id, [1, 3]],
    ['2025-06-03', 9, [2]],
    ['2025-06-02', game.id, [4]],
    ['2025-06-02', 9, [5]],
  ]);
  expect(groups.every(({ whole }) => whole)).toBe(true);
});

test('the groups of the last day are not whole while the list goes on', () => {
  const groups = groupScores(scores, true);
  expect(groups.map(({ whole }) => whole)).toEqual([true, true, false, false]);
});
