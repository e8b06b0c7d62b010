import { comparisonView, type ComparisonView } from '../../../src/contract/views/comparisonView';

const { read, write } = comparisonView;

describe('the parameters of a comparison', () => {
  test.each<[string, ComparisonView]>([
    ['', { result: null, game: null }],
    ['result=lost', { result: 'lost', game: null }],
    ['result=tied&game=7', { result: 'tied', game: 7 }],
  ])('“%s” is read and written unchanged', (query, view) => {
    expect(read(new URLSearchParams(query))).toEqual(view);
    expect(write(view).toString()).toBe(query);
  });

  test('ignores unknown values', () => {
    expect(read(new URLSearchParams('result=best&game=-1'))).toEqual({ result: null, game: null });
  });
});
