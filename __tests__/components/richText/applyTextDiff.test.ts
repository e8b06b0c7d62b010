import { createArticleKit } from '../../../src/components/richText/articleKit';
import { createQuill } from '../../../src/components/richText/createQuill';
import { applyTextDiff } from '../../../src/components/richText/applyTextDiff';
import { fillEditor } from '../../../src/components/richText/useQuill';

function open(html: string) {
  const host = document.createElement('div');
  document.body.append(host);
  const kit = createArticleKit({ label: (tool) => tool, onPicture: () => undefined });
  const quill = createQuill(host, { placeholder: '', kit, onEscape: () => undefined });
  fillEditor(quill, html);
  return { quill, html: () => kit.toHtml(quill.getSemanticHTML()) };
}

const video =
  '<figure data-video="youtube"><a href="https://youtu.be/dQw4w9WgXcQ" rel="nofollow noopener">https://youtu.be/dQw4w9WgXcQ</a><figcaption>A run</figcaption></figure>';

test.each([
  ['<p>One two</p>', '<p>One <strong>new</strong> two</p>'],
  ['<p>One</p>', '<h2>Head</h2><p>One</p><ul><li>a</li><li>b</li></ul>'],
  ['<ul><li>a</li></ul>', '<p>b</p>'],
  ['', '<p>First</p>'],
  ['<p>Gone</p>', ''],
  ['<p>One</p>', '<p>One <s>struck</s></p><hr><p>Two</p>'],
  ['<p>One</p>', `<p>One</p>${video}<p>Two</p>`],
  [`${video}<p>One</p>`, `<p>Zero</p>${video}<p>One</p>`],
])('%j becomes %j', (before, after) => {
  const merged = open(before);
  applyTextDiff(merged.quill, after);
  expect(merged.html()).toBe(after);
});

test('the caret stays in its word', () => {
  const { quill } = open('<p>One two</p>');
  quill.setSelection(7, 0, 'silent');
  applyTextDiff(quill, '<p>Zero. One two</p>');
  expect(quill.getSelection()?.index).toBe(13);
});

test('merging fires no event, and undo reverts only the writer’s own changes', () => {
  const { quill } = open('<p>One</p>');
  const told: string[] = [];
  quill.insertText(3, ' mine', 'user');
  quill.on('text-change', (_delta, _old, source) => told.push(source));
  applyTextDiff(quill, '<p>Theirs. One mine</p>');
  expect(told).toEqual([]);
  quill.history.undo();
  expect(quill.getText()).toBe('Theirs. One\n');
});
