import { array, assert, constantFrom, oneof, property, string } from 'fast-check';
import {
  sanitizeArticleHtml,
  sanitizeCommentHtml,
  visibleText,
} from '../../../../src/server/platform/security/sanitizeHtml';

const hostile = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<img src="/media/pictures/0a1b2c3d-1.webp" onerror="alert(1)">',
  '<svg><script>alert(1)</script></svg>',
  '<svg onload=alert(1)>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="jav&#x09;ascript:alert(1)">x</a>',
  '<a href=" javascript:alert(1)">x</a>',
  '<a href="java\nscript:alert(1)">x</a>',
  '<a href="&#106;avascript:alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<a href="//evil.example">x</a>',
  '<a href="/\\evil.example">x</a>',
  '<a href="https://ok.example" onclick="alert(1)" style="color:red" target="_top" id="x" class="y">x</a>',
  '<p style="background:url(javascript:alert(1))">x</p>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<math><mtext></p><style><img src onerror=alert(1)></style></mtext></math>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<form action="https://evil.example"><input name=password><button formaction="javascript:alert(1)">',
  '<base href="https://evil.example"><meta http-equiv=refresh content="0;url=https://evil.example">',
  '<xmp><img src=x onerror=alert(1)></xmp>',
  '<textarea><img src=x onerror=alert(1)></textarea>',
  '<!--><img src=x onerror=alert(1)>-->',
  '<p/onmouseover=alert(1)>x',
  '<<script>script>alert(1)<</script>/script>',
  '<th scope="javascript:alert(1)">x</th>',
  '<ol><li data-list="bullet"><span class="ql-ui"></span>x</li></ol>',
  '<details open ontoggle=alert(1)><object data="javascript:alert(1)"><embed src="//evil.example">',
];

const dangerous =
  /<(?!\/?(?:p|br|strong|b|em|i|u|h2|h3|ul|ol|li|blockquote|a|table|thead|tbody|tr|th|td|code|pre|figure|figcaption|img)[\s>])[a-z!/]|<[^>]*(?:\son|javascript:|vbscript:|data:|style=|srcdoc|class=|id=|target=)/i;

describe.each([
  ['articles', sanitizeArticleHtml],
  ['comments', sanitizeCommentHtml],
])('the sanitiser for %s', (_name, sanitize) => {
  test.each(hostile)('removes active content from %s', (html) => {
    const clean = sanitize(html);
    expect(clean).not.toMatch(dangerous);
    expect(sanitize(clean)).toBe(clean);
  });

  test('is idempotent', () => {
    const piece = oneof(
      constantFrom(
        ...hostile,
        '<p>',
        '</p>',
        '<b>',
        '</li>',
        '<ul>',
        '<a href="',
        '">',
        '&lt;',
        '&',
      ),
      string({ unit: 'binary', maxLength: 8 }),
    );
    assert(
      property(array(piece, { maxLength: 12 }), (pieces) => {
        const clean = sanitize(pieces.join(''));
        expect(clean).not.toMatch(dangerous);
        expect(sanitize(clean)).toBe(clean);
      }),
      { numRuns: 1000 },
    );
  });

  test('accepts any depth of nesting', () => {
    expect(sanitize('<b>'.repeat(5000)).length).toBeLessThan(1000);
  });
});

test.each([
  ['<h2>T</h2><p>a <strong>b</strong><br>c</p>', '<h2>T</h2><p>a <strong>b</strong><br />c</p>'],
  ['<th scope="col">x</th>', '<th scope="col">x</th>'],
  ['<th scope="diagonal">x</th>', '<th>x</th>'],
  [
    '<a href="https://ok.example/?a=1&amp;b=2" rel="opener">x</a>',
    '<a href="https://ok.example/?a=1&amp;b=2" rel="nofollow noopener">x</a>',
  ],
  ['<a href="/en/faq">x</a>', '<a href="/en/faq" rel="nofollow noopener">x</a>'],
  ['<a name="x">x</a>', '<a>x</a>'],
  [
    '<img src="/media/pictures/0a1b2c3d-800.webp" alt="A &quot;b&quot;" width="800" height="9e9">',
    '<img src="/media/pictures/0a1b2c3d-800.webp" alt="A &quot;b&quot;" width="800" />',
  ],
  ['<img src="https://evil.example/x.png">', ''],
  ['<img src="/media/../api/logout.png">', ''],
  ['<img src="data:image/png;base64,AAAA">', ''],
  ['<img src="//evil.example/media/pictures/0a1b2c3d-800.webp">', ''],
  ['<img src="javascript:alert(1)">', ''],
  ['<img src="/media/pictures/0a1b2c3d-800.webp?spy">', ''],
  [
    '<img src="/media/pictures/0a1b2c3d-800.webp" srcset="https://evil.example/x.png 2x" onerror="x()" loading="eager" style="x">',
    '<img src="/media/pictures/0a1b2c3d-800.webp" />',
  ],
  [
    '<figure class="x"><img src="/media/pictures/0a1b2c3d-800.webp" alt=""><figcaption onclick="x()">Below</figcaption></figure>',
    '<figure><img src="/media/pictures/0a1b2c3d-800.webp" alt="" /><figcaption>Below</figcaption></figure>',
  ],
])('an article with %s becomes %s', (html, kept) => {
  expect(sanitizeArticleHtml(html)).toBe(kept);
});

test('a comment loses headings, tables and pictures, and its links are marked as user content', () => {
  const html =
    '<h2>T</h2><table><tr><td>1</td></tr></table><img src="/media/pictures/0a1b2c3d-800.webp"><figure><figcaption>c</figcaption></figure><a href="mailto:a@b.example">x</a>';
  expect(sanitizeCommentHtml(html)).toBe(
    'T1c<a href="mailto:a@b.example" rel="nofollow ugc noopener">x</a>',
  );
});

test.each([
  ['<p>One</p><p>two &amp; three<br />four</p>', 'One two & three four'],
  ['<p><br /></p>', ''],
  ['<p>1 &lt; 2 &amp;lt; 3</p>', '1 < 2 &lt; 3'],
])('the visible text of %s is %j', (html, text) => {
  expect(visibleText(html)).toBe(text);
});

test('strikethrough and rules are kept in articles and removed from comments', () => {
  const html = '<p>A <s class="x">b</s></p><hr onclick="x()"><p>C</p>';
  expect(sanitizeArticleHtml(html)).toBe('<p>A <s>b</s></p><hr /><p>C</p>');
  expect(sanitizeCommentHtml(html)).toBe('<p>A b</p><p>C</p>');
});

const videoFigure = (service: string, href: string) =>
  `<figure data-video="${service}"><a href="${href}" rel="nofollow noopener">x</a><figcaption>c</figcaption></figure>`;

test.each([
  ['youtube', 'https://youtu.be/dQw4w9WgXcQ'],
  ['youtube', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ&amp;t=90'],
  ['twitch', 'https://www.twitch.tv/videos/123'],
  ['file', '/videos/cover-drawings.mp4'],
])('an article keeps the video of %s at %s', (service, href) => {
  const html = videoFigure(service, href);
  expect(sanitizeArticleHtml(html)).toBe(html);
});

test.each([
  ['youtube', 'https://evil.example/watch?v=dQw4w9WgXcQ'],
  ['youtube', 'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ'],
  ['youtube', 'https://www.twitch.tv/videos/123'],
  ['file', '/videos/../api/users.mp4'],
  ['file', 'https://evil.example/videos/x.mp4'],
])('a video of %s at %s becomes a plain link', (service, href) => {
  const html = videoFigure(service, href);
  expect(sanitizeArticleHtml(html)).toBe(html.replace(` data-video="${service}"`, ''));
});

test.each([
  ['an unknown service', '<figure data-video="vimeo"><a href="https://vimeo.com/1">x</a></figure>'],
  ['no link', '<figure data-video="youtube"><p>x</p></figure>'],
  ['a link without an address', '<figure data-video="youtube"><a>x</a></figure>'],
  [
    'only a second link that is one',
    '<figure data-video="youtube"><a href="https://evil.example">x</a><a href="https://youtu.be/dQw4w9WgXcQ">y</a></figure>',
  ],
  [
    'only a figure inside that is one',
    '<figure data-video="youtube"><figure><a href="https://youtu.be/dQw4w9WgXcQ">y</a></figure></figure>',
  ],
])('a video with %s loses its video attribute', (_name, html) => {
  const clean = sanitizeArticleHtml(html);
  expect(clean).not.toContain('data-video');
  expect(sanitizeArticleHtml(clean)).toBe(clean);
});

test('a comment loses videos', () => {
  expect(sanitizeCommentHtml(videoFigure('youtube', 'https://youtu.be/dQw4w9WgXcQ'))).toBe(
    '<a href="https://youtu.be/dQw4w9WgXcQ" rel="nofollow ugc noopener">x</a>c',
  );
});

describe.each([
  ['articles', sanitizeArticleHtml],
  ['comments', sanitizeCommentHtml],
])('the sanitiser for %s', (_name, sanitize) => {
  test('encodes spaces of links', () => {
    expect(sanitize('<a href=" https://example.org/a b ">x</a>')).toContain(
      'href="https://example.org/a%20b"',
    );
  });

  test.each([
    ['Pay \u202egnp.exe\u202c now', 'Pay gnp.exe now'],
    ['&#x202e;a&#7;b\u000bc\ufffed\uffff', 'abcd'],
    ['\u0645\u06cc\u200c\u062e \u200f!', '\u0645\u06cc\u200c\u062e \u200f!'],
    ['\u{1f469}\u200d\u{1f680}\n\tx', '\u{1f469}\u200d\u{1f680}\n\tx'],
  ])('reduces %j to what can be shown', (text, shown) => {
    expect(sanitize(`<p>${text}</p>`)).toBe(`<p>${shown}</p>`);
  });
});
