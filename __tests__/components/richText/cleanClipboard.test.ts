import type Quill from 'quill/core';
import { createArticleKit } from '../../../src/components/richText/articleKit';
import { commentKit } from '../../../src/components/richText/commentKit';
import { createQuill } from '../../../src/components/richText/createQuill';
import type { EditorKit } from '../../../src/components/richText/editorKit';
import { fillEditor } from '../../../src/components/richText/useQuill';

const onFiles = jest.fn<void, [Quill, readonly File[]]>();
const onPasted = jest.fn();
beforeEach(() => {
  onFiles.mockClear();
  onPasted.mockClear();
});
afterEach(() => document.body.replaceChildren());

const articleKit = createArticleKit({
  label: () => '',
  onPicture: () => undefined,
  onFiles,
  onPasted,
});

function open(html = '', kit: EditorKit = articleKit) {
  const place = document.body.appendChild(document.createElement('div'));
  const quill = createQuill(place, { placeholder: '', kit, onEscape: () => undefined });
  fillEditor(quill, html);
  quill.setSelection(quill.getLength() - 1, 0, 'silent');
  return { quill, text: () => kit.toHtml(quill.getSemanticHTML()) };
}

interface Pasted {
  html?: string;
  text?: string;
  files?: File[];
}

/** jsdom has no clipboard events with data. */
function paste(quill: Quill, { html = '', text = '', files = [] }: Pasted) {
  const event = new Event('paste', { bubbles: true, cancelable: true });
  const types: Record<string, string> = { 'text/html': html, 'text/plain': text };
  Object.assign(event, {
    clipboardData: { files, getData: (type: string) => types[type] ?? '' },
  });
  quill.root.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(true);
}

const picture = new File(['x'], 'tower.png', { type: 'image/png' });

describe('a pasted file', () => {
  test('is passed to the kit', () => {
    const { quill, text } = open('<p>One</p>');
    paste(quill, { files: [picture] });
    expect(onFiles).toHaveBeenCalledWith(quill, [picture]);
    expect(text()).toBe('<p>One</p>');
  });

  test('is passed when the browser describes it with an image element', () => {
    const { quill } = open();
    const html = '<meta charset="utf-8"><img src="https://a.example/x.png" style="width: 3px">';
    paste(quill, { html, files: [picture] });
    expect(onFiles).toHaveBeenCalledTimes(1);
  });

  test('is dropped when it only shows the text beside it', () => {
    const { quill, text } = open();
    paste(quill, { html: '<table><tr><td>A</td></tr></table>', text: 'A', files: [picture] });
    expect(onFiles).not.toHaveBeenCalled();
    expect(text()).toContain('<td>A</td>');
  });

  test('is ignored in comments', () => {
    const { quill, text } = open('<p>One</p>', commentKit);
    paste(quill, { files: [picture] });
    expect(text()).toBe('<p>One</p>');
  });
});

test('is passed to the kit when it is dropped', () => {
  const { quill } = open('<p>One</p>');
  quill.uploader.upload({ index: 1, length: 0 }, [picture]);
  expect(onFiles).toHaveBeenCalledWith(quill, [picture]);
});

describe('a pasted video', () => {
  const address = 'https://youtu.be/dQw4w9WgXcQ';
  const video = `<figure data-video="youtube"><a href="${address}" rel="nofollow noopener">${address}</a></figure>`;

  test('is inserted when its URL is the only text of a line', () => {
    const { quill, text } = open('');
    paste(quill, { text: ` ${address}\n` });
    expect(text()).toBe(video);
  });

  test('remains a URL in the middle of a text', () => {
    const { quill, text } = open('<p>See:</p>');
    paste(quill, { text: address });
    expect(text()).toBe(`<p>See:${address}</p>`);
  });

  test('is inserted when its iframe is pasted', () => {
    const { quill, text } = open();
    paste(quill, { html: `<p>A</p><iframe src="${address}"></iframe><p>B</p>`, text: 'A B' });
    expect(text()).toBe(`<p>A</p>${video}<p>B</p>`);
    expect(onPasted).toHaveBeenLastCalledWith([]);
  });
});

test.each([
  ['<p>A</p><img src="data:image/png;base64,AAAA">', ['pictures']],
  ['<p>A</p><img src="https://a.example/x.png">', ['pictures']],
  ['<p>A</p><iframe src="https://maps.example/"></iframe>', ['embeds']],
  ['<pre>a</pre><p>H<sub>2</sub>O</p>', ['code', 'superscripts']],
  ['<ul><li>A<ul><li>B</li></ul></li></ul>', []],
  ['<table><tr><td colspan="2">A</td></tr></table>', ['mergedCells']],
  ['<p style="color: red">A <s>b</s></p><hr>', []],
])('reports what is lost when pasting %s', (html, losses) => {
  const { quill } = open();
  paste(quill, { html, text: 'A' });
  expect(onPasted).toHaveBeenLastCalledWith(losses);
});

const wordItem = (level: number, sign: string, text: string) =>
  `<p class=MsoListParagraph style='mso-list:l0 level${level} lfo1'><span style='mso-list:Ignore'>${sign} </span>${text}</p>`;

test.each([
  ['a browser', '<ul><li>A<ol><li>B</li></ol></li><li>C</li></ul>'],
  ['Google Docs', '<ul><li>A</li><ol><li>B</li></ol><li>C</li></ul>'],
  ['Word', wordItem(1, '·', 'A') + wordItem(2, '1.', 'B') + wordItem(1, '·', 'C')],
  [
    'Quill',
    '<ul><li>A</li><li class="ql-indent-1" data-list="ordered">B</li></ul><ul><li>C</li></ul>',
  ],
])('keeps the levels of a list of %s, in articles and comments', (_, html) => {
  const levels = '<ul><li>A<ol><li>B</li></ol></li><li>C</li></ul>';
  for (const kit of [articleKit, commentKit]) {
    const { quill, text } = open('', kit);
    paste(quill, { html, text: 'A' });
    expect(text()).toBe(levels);
  }
});

test('keeps items below the deepest level at it', () => {
  const { quill, text } = open('', commentKit);
  paste(quill, { html: '<ul><li>A'.repeat(12), text: 'A' });
  expect(text().match(/<ul>/g)).toHaveLength(9);
  expect(text().match(/A/g)).toHaveLength(12);
});

test('keeps the lines of pasted code', () => {
  const { quill, text } = open();
  paste(quill, { html: '<pre>one\ntwo<br>three</pre>', text: 'one' });
  expect(text()).toBe('<p>one</p><p>two</p><p>three</p>');
});

test('ranks pasted headings below the title', () => {
  const { quill } = open();
  paste(quill, { html: '<h1>A</h1><h2>B</h2><h3>C</h3><h5>D</h5>', text: 'A' });
  const headings = [...quill.root.querySelectorAll('h1, h2, h3, h4, h5, h6')];
  expect(headings.map(({ localName }) => localName)).toEqual(['h2', 'h2', 'h3', 'h3']);
});

test('keeps pasted strikethrough and rules', () => {
  const { quill, text } = open();
  const html = '<p>A <s>b</s> <span style="text-decoration: line-through">c</span></p><hr><p>D</p>';
  paste(quill, { html, text: 'A' });
  expect(text()).toBe('<p>A <s>b</s> <s>c</s></p><hr><p>D</p>');
});

describe('a pasted table', () => {
  const rowsOf = (html: string) => {
    const { quill } = open();
    paste(quill, { html: `<table>${html}</table>`, text: 'A' });
    return [...quill.root.querySelectorAll('tr')].map((row) =>
      [...row.cells].map((cell) => cell.textContent),
    );
  };

  test.each([
    ['<tr><td>a<br>b</td><td>c</td></tr>', [['a b', 'c']]],
    ['\n<tr>\n<td>a</td>\n</tr>\n<tr><td>b</td></tr>\n', [['a'], ['b']]],
    ['<tr><td><p>a</p><p>b</p></td><td><ul><li>c</li></ul></td></tr>', [['a b', 'c']]],
    [
      '<tr><th colspan=2>Player</th><th>Score</th></tr><tr><td>A</td><td>B</td><td>9</td></tr>',
      [
        ['Player', '', 'Score'],
        ['A', 'B', '9'],
      ],
    ],
    [
      '<tr><td rowspan=2>A</td><td>1</td></tr><tr><td>2</td></tr>',
      [
        ['A', '1'],
        ['', '2'],
      ],
    ],
  ])('keeps the columns of %s', (html, rows) => {
    expect(rowsOf(html)).toEqual(rows);
  });
});
