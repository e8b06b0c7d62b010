import {
  articleMarkup,
  commentMarkup,
  isAllowedImage,
  isAllowedLink,
  isAllowedValue,
} from '../../src/contract/allowedMarkup';

test.each([
  ['https://example.org/a?b=c#d', true],
  ['HTTP://example.org', true],
  ['mailto:someone@example.org', true],
  ['/en/articles?page=2', true],
  ['/', true],
  ['//evil.example', false],
  ['/\\evil.example', false],
  ['\\\\evil.example', false],
  ['https:///evil.example', false],
  ['javascript:alert(1)', false],
  ['java\tscript:alert(1)', false],
  [' https://example.org', false],
  ['data:text/html,x', false],
  ['ftp://example.org', false],
  ['example.org', false],
  ['', false],
])('a link to %j is allowed: %s; in a comment, paths are not', (href, allowed) => {
  expect(isAllowedLink(href, articleMarkup)).toBe(allowed);
  const isPath = href.startsWith('/');
  expect(isAllowedLink(href, commentMarkup)).toBe(allowed && !isPath);
});

test.each([
  ['/media/pictures/0a1b2c3d-800.webp', true],
  ['/media/avatars/12.jpg', false],
  ['/media/pictures/0a1b2c3d-800.webp?to=//evil.example', false],
  ['/media/pictures/0a1b2c3d-800.svg', false],
  ['/media/../api/x.png', false],
  ['https://example.org/media/x.webp', false],
  ['//media/x.webp', false],
  ['/media/x.svg', false],
])('a picture at %j is allowed: %s', (source, allowed) => {
  expect(isAllowedImage(source)).toBe(allowed);
});

test.each([
  ['scope', 'col', true],
  ['scope', 'all', false],
  ['width', '800', true],
  ['width', '0', false],
  ['height', '100%', false],
  ['alt', 'anything', true],
])('%s="%s" is allowed: %s', (attribute, value, allowed) => {
  expect(isAllowedValue(attribute, value)).toBe(allowed);
});
