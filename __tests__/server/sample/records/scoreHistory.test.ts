import { generateScores } from '../../../../src/server/sample/records/generateScores';
import { addHistories } from '../../../../src/server/sample/records/scoreHistory';

const boards = generateScores();
const joined = new Map([['lin_mei', Date.parse('2023-05-19T13:52:00Z')]]);
const posted = boards.map((board) => ({ board, scores: addHistories(board, joined) }));
const all = posted.flatMap(({ board, scores }) => scores.map((score) => ({ board, ...score })));

test('makes the same histories on every start', () => {
  expect(boards.map((board) => addHistories(board, joined))).toEqual(
    posted.map(({ scores }) => scores),
  );
});

test('ends with the score as it stands', () => {
  for (const { score, values } of all)
    expect(values.at(-1)).toMatchObject({ amounts: score.amounts, achievedOn: score.achievedOn });
});

test('gives about a quarter of the scores earlier values, and most first places', () => {
  const share = (scores: typeof all) =>
    scores.filter(({ values }) => values.length > 1).length / scores.length;
  expect(share(all)).toBeGreaterThan(0.2);
  expect(share(all)).toBeLessThan(0.3);
  const first = posted.flatMap(({ board, scores }) =>
    scores.slice(0, 1).map((score) => ({ board, ...score })),
  );
  expect(share(first)).toBeGreaterThan(0.6);
});

test('lets each value but the correction of the first score be better than the one before', () => {
  const worse = all.flatMap(({ board, score, values }) =>
    values.slice(1).flatMap(({ amounts: [now = NaN] }, index) => {
      const [before = NaN] = values[index]?.amounts ?? [];
      const isBetter = board.chart.columns[0]?.better === 'lower' ? now < before : now > before;
      return isBetter ? [] : [`${board.key}, ${score.player}: ${now}`];
    }),
  );
  expect(worse).toEqual(['starlance/highest-score, hugo_1986: 48210']);
});

test('posts values one after another, never before the day on which they were achieved', () => {
  const early = all.filter(({ values }) =>
    values.some(
      ({ achievedOn, postedAt }, index) =>
        postedAt.toISOString().slice(0, 10) < achievedOn ||
        Number(postedAt) <= Number(values[index - 1]?.postedAt ?? 0),
    ),
  );
  expect(early).toEqual([]);
});

test('posts nothing before the player joined', () => {
  const times = all
    .filter(({ score }) => score.player === 'lin_mei')
    .flatMap(({ values }) => values.map(({ postedAt }) => postedAt.getTime()));
  expect(Math.min(...times)).toBeGreaterThan(joined.get('lin_mei') ?? NaN);
});

test('counts the values that articles count', () => {
  const countOf = (key: string, player: string) =>
    all.find(({ board, score }) => board.key === key && score.player === player)?.values.length;
  expect(countOf('iron-ferry/reverse-gear-no-passengers', 'paulo_cv')).toBe(1 + 88);
  expect(countOf('deep-signal/trench-four-single-hull', 'fathom_six')).toBe(212 + 1);
});
