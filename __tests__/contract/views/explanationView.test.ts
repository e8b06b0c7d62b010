import { explanationView, type ExplanationView } from '../../../src/contract/views/explanationView';

const { read, write } = explanationView;

describe('the parameters of an explanation', () => {
  test.each<[string, ExplanationView]>([
    ['', { board: 'points', game: null }],
    ['board=game-points', { board: 'game-points', game: null }],
    ['board=medals&game=7', { board: 'medals', game: 7 }],
  ])('“%s” is read and written unchanged', (query, view) => {
    expect(read(new URLSearchParams(query))).toEqual(view);
    expect(write(view).toString()).toBe(query);
  });

  test('ignores unknown values', () => {
    const unknown = new URLSearchParams('board=fame&game=-1');
    expect(read(unknown)).toEqual({ board: 'points', game: null });
  });
});
