import { readAfter, readBoardView, writeBoardView } from '../../src/contract/boardParams';
import { wholeBoard, type BoardView } from '../../src/contract/recordRequests';

describe('the parameters of the board of a chart', () => {
  test.each<[string, Partial<BoardView>]>([
    ['', {}],
    ['after=eyJrIjoiMDAifQ', { after: 'eyJrIjoiMDAifQ' }],
    ['around=me', { aroundMe: true }],
    ['platform=7', { platform: 7 }],
    ['country=FR', { country: 'FR' }],
    ['after=a-b_c&platform=7&country=JP', { after: 'a-b_c', platform: 7, country: 'JP' }],
  ])('“%s” is read and written unchanged', (query, expected) => {
    expect(readBoardView(new URLSearchParams(query))).toEqual({ ...wholeBoard, ...expected });
    expect(writeBoardView(expected).toString()).toBe(query);
  });

  test.each([
    'after=',
    'after=a%20b',
    'after=%3Cscript%3E',
    `after=${'a'.repeat(401)}`,
    'around=you',
    'around=true',
    'platform=0',
    'platform=orbit',
    'country=fr',
    'country=FRA',
    'country=F1',
  ])('“%s” shows the whole board', (query) => {
    expect(readBoardView(new URLSearchParams(query))).toEqual(wholeBoard);
  });

  test('unrelated parameters are kept', () => {
    const before = new URLSearchParams('ref=mail&after=abc&around=me');
    expect(writeBoardView({ country: 'IT' }, before).toString()).toBe('ref=mail&country=IT');
  });
});

test('readAfter reads the cursor of a ranking, and nothing that is none', () => {
  expect(readAfter(new URLSearchParams('after=abc'))).toBe('abc');
  expect(readAfter(new URLSearchParams('after=a.b'))).toBe('');
  expect(readAfter(new URLSearchParams())).toBe('');
});
