import { createArticleKit } from '../../../src/components/richText/articleKit';
import { createQuill } from '../../../src/components/richText/createQuill';
import { fillEditor } from '../../../src/components/richText/useQuill';

/**
 * Markup that a strict content security policy would report: it has a style attribute and is parsed, even if it is never
 * inserted.
 */
function watchParsedStyles() {
  const found: string[] = [];
  const parse = DOMParser.prototype.parseFromString;
  jest.spyOn(DOMParser.prototype, 'parseFromString').mockImplementation(function (
    this: DOMParser,
    html,
    type,
  ) {
    if (/<[^>]+\sstyle\s*=|<style/i.test(html)) found.push(html);
    return parse.call(this, html, type);
  });
  return found;
}
afterEach(() => jest.restoreAllMocks());

const kit = createArticleKit({ label: () => '', onPicture: () => undefined });
const editor = () =>
  createQuill(document.createElement('div'), { placeholder: '', kit, onEscape: () => undefined });
const table = '<table><tbody><tr><td>A</td></tr><tr><td>1</td></tr></tbody></table>';
const figure = '<figure><img src="/media/pictures/0a1b2c3d-800.webp" alt=""></figure>';

test.each([table, figure])('editing %s parses no inline style', (html) => {
  const found = watchParsedStyles();
  const quill = editor();
  fillEditor(quill, html);
  quill.insertText(0, 'x', 'user');
  expect(kit.toHtml(quill.getSemanticHTML())).toMatch(/<(?:table|figure)>/);
  expect(found).toEqual([]);
});

test('pasted styles are read without being parsed by the browser', () => {
  const found = watchParsedStyles();
  const quill = editor();
  fillEditor(
    quill,
    `<style>p { color: red }</style><p STYLE = "color: red"><span class="a" style='font-weight:700'>b</span></p>`,
  );
  expect(kit.toHtml(quill.getSemanticHTML())).toBe('<p><strong>b</strong></p>');
  expect(found).toEqual([]);
});
