import { pointsByRank } from '../../../../src/server/domains/records/ranking/chartPoints';
import { whatChangedInThePointsFormula } from '../../../../src/server/sample/articles/whatChangedInThePointsFormula';

const rows = (content: string) =>
  [...content.matchAll(/<tr><td>.*<\/tr>/g)].map(([row]) =>
    [...row.matchAll(/<td>([^<]*)<\/td>/g)].map(([, cell]) => cell?.replace(/\D/g, '') ?? ''),
  );

test.each(['en', 'fr'] as const)('the table of points in %s has what the site pays', (language) => {
  const content = whatChangedInThePointsFormula.translations[language]?.content ?? '';
  const paid = [1, 4, 25, 100, 400].map((players) => {
    const points = pointsByRank(players);
    const at = (rank: number) => (rank > players ? '' : String(points[rank - 1] ?? 0));
    return [String(players), at(1), at(2), at(10), at(players)];
  });
  expect(rows(content)).toEqual(paid);
});
