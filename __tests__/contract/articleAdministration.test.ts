import {
  articleState,
  isBlankHtml,
  isSlug,
  slugOf,
} from '../../src/contract/articleAdministration';

test.each([
  ['Café Records: L’été!', 'cafe-records-lete'],
  ['  50 & 60 Hz, side by side ', '50-60-hz-side-by-side'],
  ['日本語', ''],
  ['x'.repeat(300), 'x'.repeat(100)],
])('%s becomes %s in a URL', (title, slug) => {
  expect(slugOf(title)).toBe(slug);
});

test.each([
  ['a-b1', true],
  ['', false],
  ['a--b', false],
  ['A', false],
  ['a/b', false],
])('%j is a slug: %j', (text, expected) => {
  expect(isSlug(text)).toBe(expected);
});

test.each([
  ['<p><br></p>', true],
  ['<p>&nbsp; </p>', true],
  ['<p>a</p>', false],
  ['<p><img src="/media/pictures/0a1b2c3d-800.webp"></p>', false],
])('%s is blank: %j', (html, expected) => {
  expect(isBlankHtml(html)).toBe(expected);
});

test.each([
  ['PUBLISHED', '2026-01-01T00:00:00Z', 'published'],
  ['PUBLISHED', '2026-01-03T00:00:00Z', 'scheduled'],
  ['UNDER CONSTRUCTION', '2026-01-01T00:00:00Z', 'draft'],
  ['CANCELED', null, 'canceled'],
] as const)('status %s with publication at %s is %s', (status, publishedAt, state) => {
  expect(articleState({ status, publishedAt }, Date.parse('2026-01-02T00:00:00Z'))).toBe(state);
});

test.each([
  ['Cœur de manœuvre', 'coeur-de-manoeuvre'],
  ['Straße zur GROẞEN Mühle', 'strasse-zur-grossen-muhle'],
  ['Ærø Łódź Þór Đorđe', 'aero-lodz-thor-dorde'],
  ['Ŋəɓɖɛ Ħaż-Żabbar ǆ', 'nebde-haz-zabbar-dz'],
  ['Col·lecció', 'colleccio'],
])('every Latin letter of %j is spelled in its slug', (title, slug) => {
  expect(slugOf(title)).toBe(slug);
});

test('no Latin letter of European languages is lost in a slug', () => {
  const letters = Array.from({ length: 0x24f - 0xc0 }, (_, index) =>
    String.fromCodePoint(0xc0 + index),
  ).filter((letter) => /\p{Script=Latin}/u.test(letter) && /\p{Ll}/u.test(letter));
  const lost = letters.filter((letter) => slugOf(`a${letter}a`).includes('-'));
  // A turned delta, a tone and a glottal stop.
  expect(lost.join('')).toBe('ƍƽɂ');
});
