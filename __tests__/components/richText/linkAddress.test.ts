import { linkAddress } from '../../../src/components/richText/linkAddress';

test.each([
  ['https://example.org/a?b#c', 'https://example.org/a?b#c'],
  ['  http://example.org  ', 'http://example.org'],
  ['HTTPS://EXAMPLE.ORG', 'HTTPS://EXAMPLE.ORG'],
  ['example.org', 'https://example.org'],
  ['example.org/a b', 'https://example.org/a%20b'],
  ['example.org/path:with:colons', 'https://example.org/path:with:colons'],
  ['localhost:3000/en/', 'https://localhost:3000/en/'],
  ['someone@example.org', 'mailto:someone@example.org'],
  ['mailto:someone@example.org?subject=Hi', 'mailto:someone@example.org?subject=Hi'],
])('%j links to %s', (typed, href) => {
  expect(linkAddress(typed)).toBe(href);
});

test.each([
  '',
  'word',
  'two words.org',
  'https://',
  '/en/articles',
  '//evil.example',
  'javascript:alert(1)',
  'JavaScript:1',
  'java\tscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:1',
  'tel:123',
  'mailto:',
  'https://exa mple.org',
  'https://example.org/\u0000',
  'https:\\\\evil.example',
])('%j is not a valid link', (typed) => {
  expect(linkAddress(typed)).toBeUndefined();
});
