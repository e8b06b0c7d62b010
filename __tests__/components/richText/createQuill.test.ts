import { array, assert, boolean, constantFrom, oneof, property, record } from 'fast-check';
import type Quill from 'quill/core';
import { commentHtml } from '../../../src/components/richText/commentHtml';
import { commentKit } from '../../../src/components/richText/commentKit';
import { createQuill } from '../../../src/components/richText/createQuill';
import { fillEditor } from '../../../src/components/richText/useQuill';
import { hostileMarkup } from '../../support/hostileMarkup';

let quill: Quill;
beforeEach(() => {
  const place = document.createElement('div');
  document.body.replaceChildren(place);
  quill = createQuill(place, { placeholder: '', kit: commentKit, onEscape: () => undefined });
});

const exported = () => commentHtml(quill.getSemanticHTML());
/** The editor's output for a text that was saved or pasted. */
const through = (html: string) => {
  fillEditor(quill, html);
  return exported();
};

test.each([
  ['<ul><li>one</li><li>two</li></ul>'],
  ['<ol><li>one</li><li>two</li></ol>'],
  ['<ul><li>one</li></ul><ol><li>first</li></ol><p>after</p>'],
  ['<p>one</p><p><br></p><p>two</p>'],
  ['<p>a <strong>b</strong> <em>c</em> <u>d</u> <strong><em>e</em></strong></p>'],
  ['<p><a href="https://example.org/" rel="nofollow ugc noopener">there</a></p>'],
  ['<p>1 &lt; 2 &amp; "three"</p>'],
  ['<p>記録更新、👾</p>'],
])('%s is unchanged by the editor', (html) => {
  expect(through(html)).toBe(html);
});

test.each([
  ['<h1>Loud</h1><p style="color:red">red</p>', '<p>Loud</p><p>red</p>'],
  ['<b>b</b><i>i</i>', '<p><strong>b</strong><em>i</em></p>'],
  ['<p>x<img src="https://spy.example/x.gif"></p>', '<p>x</p>'],
  ['<table><tr><td>cell</td></tr></table>', '<p>cell</p>'],
  ['<p><a href="javascript:alert(1)">x</a></p>', '<p>x</p>'],
  ['<p><a href="/en/faq">x</a></p>', '<p>x</p>'],
  [
    '<p><a href="https://example.org/a b">x</a></p>',
    '<p><a href="https://example.org/a%20b" rel="nofollow ugc noopener">x</a></p>',
  ],
  ['<p></p><p>x</p><p>   </p>', '<p>x</p>'],
])('of %s only the markup allowed in comments is kept', (html, kept) => {
  expect(through(html)).toBe(kept);
});

test.each(hostileMarkup)(
  'active content gets neither into the editor nor out of it: %s',
  (html) => {
    const clean = through(`<p>Well played.</p>${html}`);
    expect(
      quill.root.querySelector('script, iframe, object, embed, svg, img, [onerror]'),
    ).toBeNull();
    expect(clean).not.toMatch(
      /<(?!\/?(?:p|br|strong|em|u|ul|ol|li|a)[\s>])|<[^>]*\son|javascript:/i,
    );
  },
);

test('saving and reopening any text does not change it', () => {
  const text = constantFrom('record', 'a b', '<b>', '&amp;', '記録', '👾', '1.', '"');
  const inline = oneof(
    { weight: 3, arbitrary: record({ bold: constantFrom(true) }) },
    { weight: 1, arbitrary: record({ italic: constantFrom(true), underline: constantFrom(true) }) },
    { weight: 1, arbitrary: record({ link: constantFrom('https://example.org/?a=1&b=2') }) },
    { weight: 3, arbitrary: record({}) },
  );
  const line = record({
    parts: array(record({ text, inline }), { minLength: 1, maxLength: 4 }),
    list: constantFrom(undefined, 'bullet', 'ordered'),
    plain: boolean(),
  });
  assert(
    property(array(line, { minLength: 1, maxLength: 5 }), (lines) => {
      quill.setContents(
        lines.flatMap(({ parts, list, plain }) => [
          ...parts.map((part, index) => ({
            // Spaces around a line are not rendered by browsers.
            insert: index === parts.length - 1 ? part.text : `${part.text} `,
            attributes: plain ? {} : part.inline,
          })),
          { insert: '\n', attributes: list ? { list } : {} },
        ]),
        'silent',
      );
      const written = quill.getContents().ops;
      const first = exported();
      expect(through(first)).toBe(first);
      expect(quill.getContents().ops).toEqual(written);
    }),
    { numRuns: 150 },
  );
});

test('the placeholder is hidden while text is composed', () => {
  const placeholder = '.ql-container:not([data-composing]) > .ql-editor.ql-blank';
  expect(document.querySelector(placeholder)).not.toBeNull();
  quill.root.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }));
  expect(document.querySelector(placeholder)).toBeNull();
  quill.root.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }));
  expect(document.querySelector(placeholder)).not.toBeNull();
});
