import { articleHtml } from '../../../src/components/richText/articleHtml';
import { survivesEditing } from '../../../src/components/richText/articleKit';
import { readSampleArticles } from '../../../src/server/sample/readSampleArticles';

const texts = readSampleArticles().flatMap(({ translations }) => Object.values(translations));

test('nearly all sample articles pass the editor unchanged', () => {
  const lost = texts.filter(({ content }) => !survivesEditing(content));
  // Tables with row headers and consecutive quotations are edited as HTML.
  expect(lost.length).toBeLessThan(texts.length / 10);
});

test.each([
  ['<p><img src="/media/a.webp" alt=""></p>', false],
  ['<pre><code>x</code></pre>', false],
  [
    '<p>A</p><figure><img src="/media/pictures/0a1b2c3d-800.webp" alt="B" width="800" height="450" /><figcaption>C &amp; d</figcaption></figure><p>E</p>',
    true,
  ],
  ['<figure><img src="/media/pictures/0a1b2c3d-800.webp" alt="" /></figure>', true],
  ['<figure><img src="/media/pictures/0a1b2c3d-800.webp" alt=""><p>Two</p></figure>', false],
  ['<ul><li>A<ol><li>B<ul><li>C</li></ul></li></ol></li><li>D</li></ul>', true],
  ['<p>A <s>b</s> c</p>', true],
  ['<p>A</p><hr><p>B</p>', true],
  ['<hr>', true],
  [
    '<table>\n<thead>\n<tr>\n<th scope="col">A</th></tr>\n</thead>\n<tbody><tr><td>1</td></tr>\n</tbody>\n</table>',
    true,
  ],
  [
    '<figure data-video="youtube"><a href="https://youtu.be/dQw4w9WgXcQ">https://youtu.be/dQw4w9WgXcQ</a><figcaption>A run</figcaption></figure>',
    true,
  ],
  [
    '<figure data-video="file"><a href="/videos/cover-drawings.mp4">/videos/cover-drawings.mp4</a></figure>',
    true,
  ],
  [
    '<figure data-video="youtube"><a href="https://evil.example/x">https://evil.example/x</a></figure>',
    false,
  ],
  ['<h2>A</h2><p>B <strong>c</strong> <a href="/en/faq">d</a></p><ul><li>e</li></ul>', true],
])('%s survives editing: %j', (html, expected) => {
  expect(survivesEditing(html)).toBe(expected);
});

test('the editor’s export is converted to article markup', () => {
  const exported =
    '<h1>One</h1><p></p><blockquote>a</blockquote><blockquote>b</blockquote><p>c&nbsp;d</p>' +
    '<table style="border: 1px solid #000;"><tbody><tr><td data-row="1">X</td></tr><tr><td data-row="2">1</td></tr></tbody></table><p><br></p>';
  expect(articleHtml(exported)).toBe(
    '<h2>One</h2><blockquote><p>a</p><p>b</p></blockquote><p>c d</p>' +
      '<table><thead><tr><th scope="col">X</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table>',
  );
});
