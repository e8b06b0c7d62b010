import * as fc from 'fast-check';
import { escapeHtml, jsonForScript, tag } from '../../../../src/server/platform/texts/htmlText';

describe('text in HTML', () => {
  it.each([
    ['<script>alert(1)</script>', '&lt;script&gt;alert(1)&lt;/script&gt;'],
    [`" onload='x' &amp;`, '&quot; onload=&#39;x&#39; &amp;amp;'],
  ])('%s stays text', (text, expected) => {
    expect(escapeHtml(text)).toBe(expected);
  });

  it('contains no character that could close or open an element', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(escapeHtml(text)).not.toMatch(/[<>"']/);
      }),
    );
  });

  it('is escaped in attributes, and undefined attributes are omitted', () => {
    expect(tag('meta', { name: 'a"b', content: undefined })).toBe('<meta name="a&quot;b">');
    expect(tag('script', { src: '/a.js', defer: '' })).toBe('<script src="/a.js" defer>');
  });
});

describe('JSON in a script element', () => {
  it('cannot end the element', () => {
    const hostile = ['</script><script>alert(1)</script>', '<!--', ']]>'];
    const written = jsonForScript(hostile);
    expect(written).not.toContain('<');
    expect(JSON.parse(written)).toEqual(hostile);
  });
});
