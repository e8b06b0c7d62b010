import { sanitizedFragment } from '../../../src/components/html/sanitizedFragment';
import { registeredSanitizer } from '../../../src/components/html/htmlSanitizer';
import { articleMarkup, commentMarkup } from '../../../src/contract/allowedMarkup';

const sanitized = (html: string, markup = articleMarkup) => {
  const holder = document.createElement('div');
  holder.append(sanitizedFragment(html, markup));
  return holder.innerHTML;
};

test.each([
  ['<p>One <strong>two</strong></p>', '<p>One <strong>two</strong></p>'],
  ['<p onclick="x()" style="color:red" class="a" id="b">x</p>', '<p>x</p>'],
  ['<script>alert(1)</script><p>x</p>', '<p>x</p>'],
  ['<img src=x onerror=alert(1)>', ''],
  ['<iframe src="https://evil.test"></iframe>x', 'x'],
  ['<svg><a xlink:href="javascript:x()">y</a></svg>', ''],
  ['<a href="javascript:alert(1)">x</a>', '<a rel="nofollow noopener">x</a>'],
  ['<a href="//evil.test">x</a>', '<a rel="nofollow noopener">x</a>'],
  [
    '<a href="https://a.test" target="_blank">x</a>',
    '<a href="https://a.test" rel="nofollow noopener">x</a>',
  ],
  [
    '<img src="/media/pictures/0a1b2c3d-800.webp" alt="A" width="100%">',
    '<img src="/media/pictures/0a1b2c3d-800.webp" alt="A" loading="lazy">',
  ],
  ['<img src="https://spy.test/a.webp" alt="A">', ''],
  ['<img src="data:image/png;base64,AAAA">', ''],
  ['<img src="//evil.test/media/pictures/0a1b2c3d-800.webp">', ''],
  [
    '<figure><img src="/media/pictures/0a1b2c3d-800.webp" srcset="https://spy.test/a.webp 2x" onerror="x()"><figcaption>A</figcaption></figure>',
    '<figure><img src="/media/pictures/0a1b2c3d-800.webp" loading="lazy"><figcaption>A</figcaption></figure>',
  ],
  ['<p width="5" scope="row">x</p>', '<p>x</p>'],
  [
    '<table><tbody><tr><th scope="row">x</th></tr></tbody></table>',
    '<table><tbody><tr><th scope="row">x</th></tr></tbody></table>',
  ],
])('%s becomes %s', (html, expected) => {
  expect(sanitized(html)).toBe(expected);
});

test('a comment allows less markup than an article', () => {
  expect(
    sanitized('<h2>Loud</h2><p>x</p><img src="/media/pictures/0a1b2c3d-800.webp">', commentMarkup),
  ).toBe('Loud<p>x</p>');
});

test('becomes the sanitiser for the whole page', () => {
  expect(registeredSanitizer()?.('<img src=x onerror=alert(1)>')).toBe('<img src="x">');
});
