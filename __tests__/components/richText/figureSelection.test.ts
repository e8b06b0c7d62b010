import { createArticleKit } from '../../../src/components/richText/articleKit';
import { createQuill } from '../../../src/components/richText/createQuill';
import { placeOfFigure } from '../../../src/components/richText/figureSelection';
import { fillEditor } from '../../../src/components/richText/useQuill';

const figure = {
  src: '/media/pictures/0a1b2c3d-800.webp',
  alt: 'A "tower"',
  caption: '<Turin>',
  width: '800',
  height: '450',
};
const markup =
  '<figure><img src="/media/pictures/0a1b2c3d-800.webp" alt="A &quot;tower&quot;" width="800" height="450" loading="lazy"><figcaption>&lt;Turin&gt;</figcaption></figure>';

function edit(html: string) {
  const kit = createArticleKit({ label: () => '', onPicture: () => undefined });
  const place = document.body.appendChild(document.createElement('div'));
  const quill = createQuill(place, { placeholder: '', kit, onEscape: () => undefined });
  fillEditor(quill, html);
  return { quill, text: () => kit.toHtml(quill.getSemanticHTML()) };
}

afterEach(() => document.body.replaceChildren());

test('a picture is inserted between paragraphs, selected by a click, replaced and deleted', () => {
  const { quill, text } = edit('<p>One</p><p>Two</p>');
  quill.setSelection(4, 0);
  placeOfFigure(quill).put(figure);
  expect(text()).toBe(`<p>One</p>${markup}<p>Two</p>`);
  const shown = quill.root.querySelector('img');
  expect(shown?.alt).toBe('A "tower"');
  shown?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  expect(quill.root.querySelector('figure')).toHaveAttribute('data-selected');
  const place = placeOfFigure(quill);
  expect(place.current).toEqual(figure);
  place.put({ ...figure, alt: '', caption: '' });
  expect(text()).toBe(
    '<p>One</p><figure><img src="/media/pictures/0a1b2c3d-800.webp" alt="" width="800" height="450" loading="lazy"></figure><p>Two</p>',
  );
  quill.deleteText(4, 1);
  expect(text()).toBe('<p>One</p><p>Two</p>');
});

test.each([
  [0, '', 'One'],
  [2, 'On', 'e'],
  [3, 'One', ''],
])('after inserting at %i, the caret is below the picture', (index, above, below) => {
  const { quill, text } = edit('<p>One</p>');
  quill.setSelection(index, 0);
  placeOfFigure(quill).put(figure);
  const { index: here } = quill.getSelection(true);
  quill.insertText(here, '|', 'user');
  const before = above === '' ? '' : `<p>${above}</p>`;
  expect(text()).toBe(`${before}${markup}<p>|${below}</p>`);
});

test('the arrow keys select a picture and move past it', () => {
  const { quill } = edit(`<p>One</p>${markup}${markup}<p>Two</p>`);
  const press = (key: string) => {
    quill.root.dispatchEvent(
      new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
    );
    const range = quill.getSelection();
    return range && [range.index, range.length];
  };
  quill.setSelection(3, 0);
  expect(press('ArrowRight')).toEqual([4, 1]);
  expect(quill.root.querySelector('figure')).toHaveAttribute('data-selected');
  expect(press('ArrowRight')).toEqual([5, 1]);
  expect(press('ArrowRight')).toEqual([6, 0]);
  expect(press('ArrowLeft')).toEqual([5, 1]);
  expect(press('ArrowLeft')).toEqual([4, 1]);
  expect(press('ArrowLeft')).toEqual([3, 0]);
  expect(quill.root.querySelectorAll('[data-selected]')).toHaveLength(0);
});

test.each([
  'data:image/png;base64,AAAA',
  'https://evil.example/a.png',
  '//evil.example/media/pictures/0a1b2c3d-800.webp',
  'javascript:alert(1)',
])('no picture is shown from %s, from markup or the API', (src) => {
  const { quill, text } = edit(`<p>One</p><figure><img src="${src}" alt="x"></figure>`);
  quill.insertEmbed(0, 'figure', { ...figure, src }, 'user');
  expect(quill.root.querySelector('img')).toBeNull();
  expect(text()).not.toContain('<img');
});

test('a picture can be cut and pasted', () => {
  const { quill, text } = edit(`<p>One</p>${markup}<p>Two</p>`);
  const copied = quill.getSemanticHTML(4, 1);
  quill.deleteText(4, 1);
  quill.clipboard.dangerouslyPasteHTML(0, copied, 'user');
  expect(text()).toBe(`${markup}<p>One</p><p>Two</p>`);
});
