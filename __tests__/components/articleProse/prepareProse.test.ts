import { prepareProse } from '../../../src/components/articleProse/prepareProse';

function prepared(html: string): HTMLElement {
  const root = document.createElement('div');
  root.innerHTML = html;
  prepareProse(root, { table: 'Table' });
  return root;
}

test.each([
  ['<h2>The last line</h2>', ['section-the-last-line']],
  ['<h2>Été 2003 !</h2>', ['section-été-2003']],
  ['<h3>証拠の確認</h3>', ['section-証拠の確認']],
  ['<h2>Same</h2><h3>Same</h3>', ['section-same', 'section-same-2']],
  ['<h2>!?</h2><h2></h2>', ['section-', 'section--2']],
])('%s gets anchors', (html, ids) => {
  const headings = [...prepared(html).querySelectorAll('h2, h3')];
  expect(headings.map(({ id }) => id)).toEqual(ids);
});

test('a heading links to itself and keeps its text and formatting', () => {
  const root = prepared('<h2>A <em>fine</em> run</h2>');
  const link = root.querySelector('h2 > a');
  expect(link?.getAttribute('href')).toBe('#section-a-fine-run');
  expect(link?.innerHTML).toBe('A <em>fine</em> run');
});

test('a heading that contains a link gets no other', () => {
  const root = prepared('<h2>See <a href="/en/faq">the answers</a></h2>');
  expect(root.querySelectorAll('a')).toHaveLength(1);
});

test('a table is wrapped in a named, focusable scroll container', () => {
  const frame = prepared('<table><tbody><tr><td>1</td></tr></tbody></table>').firstElementChild;
  expect(frame).toHaveAttribute('aria-label', 'Table');
  expect(frame).toHaveAttribute('tabindex', '0');
  expect(frame?.querySelector('table')).not.toBeNull();
});

test('is idempotent', () => {
  const root = prepared('<h2>Twice</h2><table></table>');
  const once = root.innerHTML;
  prepareProse(root, { table: 'Table' });
  expect(root.innerHTML).toBe(once);
});
