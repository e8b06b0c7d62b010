import { articleScores } from '../../../../src/server/sample/records/articleScores';
import { generateScores, sampleGames } from '../../../../src/server/sample/records/generateScores';

const boards = generateScores();

test('generates the same scores on every start', () => {
  expect(generateScores()).toEqual(boards);
});

test('gives each player one score on a chart, best first', () => {
  for (const { chart, scores } of boards) {
    expect(scores).toHaveLength(chart.players);
    expect(new Set(scores.map(({ player }) => player)).size).toBe(scores.length);
    const amounts = scores.map(({ amounts: [amount = NaN] }) => amount);
    const direction = chart.columns[0]?.better === 'lower' ? 1 : -1;
    expect(amounts).toEqual(amounts.toSorted((a, b) => direction * (a - b)));
    expect(amounts.every(Number.isSafeInteger)).toBe(true);
  }
});

test.each(Object.entries(articleScores))('honours what the articles say about %s', (key, known) => {
  const board = boards.find(({ game, chart }) => `${game.slug}/${chart.slug}` === key);
  for (const { player, rank, amount, on } of known) {
    const score = board?.scores.find((one) => one.player === player);
    expect(score).toMatchObject({
      amounts: expect.arrayContaining([amount]),
      ...(on && { achievedOn: on }),
    });
    const better = board?.scores.findIndex(({ amounts }) => amounts[0] === amount) ?? NaN;
    expect(better + 1).toBe(rank);
  }
});

test('varies the sizes of charts: one above a thousand, some above a hundred, most below sixty', () => {
  const sizes = boards.map(({ scores }) => scores.length);
  expect(sizes.filter((size) => size > 1000)).toHaveLength(1);
  expect(sizes.filter((size) => size > 100).length).toBeGreaterThan(8);
  expect(sizes.filter((size) => size < 61).length).toBeGreaterThan(sizes.length / 2);
});

test('gives games, groups and charts slugs that are unique in their parent', () => {
  const unique = (items: readonly { slug: string }[]) =>
    new Set(items.map(({ slug }) => slug)).size === items.length;
  expect(unique(sampleGames)).toBe(true);
  for (const { groups } of sampleGames) {
    expect(unique(groups)).toBe(true);
    expect(groups.every(({ charts }) => unique(charts))).toBe(true);
  }
});

test('has about four hundred charts with twenty thousand scores, and one retired chart', () => {
  const total = boards.reduce((sum, { scores }) => sum + scores.length, 0);
  expect(boards.length).toBeGreaterThan(380);
  expect(total).toBeGreaterThan(18_000);
  expect(total).toBeLessThan(23_000);
  expect(boards.filter(({ chart }) => chart.retired)).toHaveLength(1);
});
