import { escapeXml } from '../../../../src/server/domains/feeds/xml';

test.each([
  [`<a b="c" d='e'>&`, '&lt;a b=&quot;c&quot; d=&apos;e&apos;&gt;&amp;'],
  ['a\u0000b\u001bc\ufffed', 'abcd'],
  ['\ud83d half, \ud83d\ude00 whole', ' half, \ud83d\ude00 whole'],
  ['日本語\n\ttext', '日本語\n\ttext'],
])('%j is escaped as %j', (text, escaped) => {
  expect(escapeXml(text)).toBe(escaped);
});
