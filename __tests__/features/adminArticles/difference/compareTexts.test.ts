import {
  compareTexts,
  sideOf,
  type ComparedBlock,
} from '../../../../src/features/adminArticles/difference/compareTexts';
import {
  htmlBlocks,
  plainBlocks,
} from '../../../../src/features/adminArticles/difference/textBlocks';

const signs = { same: ['', ''], removed: ['[-', '-]'], added: ['{+', '+}'] } as const;
const show = (blocks: readonly ComparedBlock[]) =>
  blocks.map(({ kind, change, runs }) => {
    const words = runs.map((run) => {
      const [open, close] = signs[run.change];
      return `${open}${run.picture ?? run.text}${close}`;
    });
    return `${change === 'same' ? '' : `${change} `}${kind}: ${words.join('')}`;
  });
const compare = (before: string, after: string) =>
  compareTexts(htmlBlocks(before, 'en'), htmlBlocks(after, 'en'));

describe('compareTexts', () => {
  test('marks the changed words and leaves the rest of the paragraph unmarked', () => {
    expect(show(compare('<p>The old record fell.</p>', '<p>The new record fell.</p>'))).toEqual([
      'p: The [-old -]{+new +}record fell.',
    ]);
  });

  test('keeps unchanged blocks', () => {
    const before = '<h2>Title</h2><p>One.</p><p>Two.</p>';
    const after = '<h2>Title</h2><p>One.</p><p>Three.</p><p>Two.</p>';
    expect(show(compare(before, after))).toEqual([
      'h2: Title',
      'p: One.',
      'added p: {+Three.+}',
      'p: Two.',
    ]);
  });

  test('marks a change of formatting on its words', () => {
    expect(show(compare('<p>a bold word</p>', '<p>a <strong>bold</strong> word</p>'))).toEqual([
      'p: a [-bold -]{+bold+}{+ +}word',
    ]);
  });

  test('marks a link whose URL has changed', () => {
    const link = (address: string) => `<p><a href="https://a.example/${address}">here</a></p>`;
    expect(show(compare(link('1'), link('2')))).toEqual(['p: [-here-]{+here+}']);
  });

  test('marks a replaced picture and a changed caption', () => {
    const figure = (hash: string, caption: string) =>
      `<figure><img src="/media/pictures/${hash}-800.webp" alt="A car"><figcaption>${caption}</figcaption></figure>`;
    expect(show(compare(figure('aaaaaaaa', 'In Turin'), figure('bbbbbbbb', 'In Milan')))).toEqual([
      'picture: [-/media/pictures/aaaaaaaa-800.webp-]{+/media/pictures/bbbbbbbb-800.webp+}',
      'alt: A car',
      'figcaption: In [-Turin-]{+Milan+}',
    ]);
  });

  test('compares tables row by row', () => {
    const table = (score: string) =>
      `<table><tbody><tr><td>Ada</td><td>${score}</td></tr><tr><td>Bob</td><td>2</td></tr></tbody></table>`;
    expect(show(compare(table('10'), table('11')))).toEqual([
      'tr: Ada | [-10-]{+11+}',
      'tr: Bob | 2',
    ]);
  });

  test('splits words in languages without spaces', () => {
    const before = plainBlocks('新しい記録が出ました', 'ja');
    const after = plainBlocks('古い記録が出ました', 'ja');
    expect(show(compareTexts(before, after))).toEqual(['p: [-新しい-]{+古い+}記録が出ました']);
  });

  test('shows only its own changes on each side', () => {
    const blocks = compare('<p>The old record</p>', '<p>The new record</p><p>More</p>');
    expect(show(sideOf(blocks, 'before'))).toEqual(['p: The [-old -]record']);
    expect(show(sideOf(blocks, 'after'))).toEqual(['p: The {+new +}record', 'added p: {+More+}']);
  });

  test('handles a block split on one side only', () => {
    const blocks = compare('<p>One two</p>', '<p>One </p><p>two</p>');
    expect(show(sideOf(blocks, 'before'))).toEqual(['p: One two']);
    expect(show(sideOf(blocks, 'after'))).toEqual(['p: One ', 'added p: two']);
  });

  test('finishes quickly on two long texts with nothing in common', () => {
    const long = (word: string) =>
      `<p>${Array.from({ length: 8_000 }, (_unused, index) => `${word}${index}`).join(' ')}</p>`;
    expect(compare(long('a'), long('b'))).toHaveLength(2);
  });
});
