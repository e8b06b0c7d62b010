import {
  rankBetween,
  type Between,
} from '../../../../../src/server/domains/records/rankHistory/rankBetween';

const mark = (better: number, ...counts: number[]) => ({ better, counts });

test.each<[string, Between, object]>([
  [
    'a mark has its rank',
    { counts: [70], above: mark(4, 70), below: mark(9, 60) },
    { rank: 5, exact: true },
  ],
  [
    'the last mark too',
    { counts: [0, 0], above: mark(30, 0, 0), below: null },
    { rank: 31, exact: true },
  ],
  [
    'numbers in the middle of two marks are in the middle',
    { counts: [65], above: mark(400, 70), below: mark(502, 60) },
    { rank: 452, exact: false },
  ],
  [
    'the first number that differs counts',
    { counts: [3, 8], above: mark(400, 3, 9), below: mark(410, 3, 5) },
    { rank: 404, exact: false },
  ],
  [
    'nobody is worse than the next mark',
    { counts: [61], above: mark(400, 70), below: mark(401, 60) },
    { rank: 402, exact: false },
  ],
  [
    'who is better than all is first',
    { counts: [9], above: null, below: mark(0, 8) },
    { rank: 1, exact: false },
  ],
  [
    'who is worse than all is behind them',
    { counts: [1], above: mark(7, 8), below: null },
    { rank: 9, exact: false },
  ],
])('%s', (_name, between, rank) => {
  expect(rankBetween(between)).toEqual(rank);
});
