import { createArticleKit } from '../../../src/components/richText/articleKit';
import { createQuill } from '../../../src/components/richText/createQuill';
import { fillEditor } from '../../../src/components/richText/useQuill';

const figure =
  '<figure><img src="/media/pictures/0a1b2c3d-800.webp" alt="A" width="800" height="450" loading="lazy"></figure>';

afterEach(() => document.body.replaceChildren());

/** The editor with the picture behind the first line selected. */
function select(html = `<p>One</p>${figure}<p>Two</p>`) {
  const kit = createArticleKit({ label: () => '', onPicture: () => undefined });
  const place = document.body.appendChild(document.createElement('div'));
  const quill = createQuill(place, { placeholder: '', kit, onEscape: () => undefined });
  fillEditor(quill, html);
  quill.setSelection(4, 1);
  const send = (event: Event) => quill.root.dispatchEvent(event);
  return { quill, send, text: () => kit.toHtml(quill.getSemanticHTML()) };
}
const options = { bubbles: true, cancelable: true };
const press = (key: string, more: KeyboardEventInit = {}) =>
  new KeyboardEvent('keydown', { key, ...options, ...more });

test.each(['x', ' ', 'Process'])('%j leaves a selected picture', (key) => {
  const { quill, send, text } = select();
  send(press(key));
  // What an input method does before its first letter.
  send(new CompositionEvent('compositionstart', options));
  expect(quill.getSelection()).toEqual({ index: 5, length: 0 });
  expect(text()).toContain(figure);
});

test('Enter begins a line behind the picture', () => {
  const { quill, send, text } = select();
  send(press('Enter'));
  quill.insertText(5, 'New', 'user');
  expect(text()).toBe(`<p>One</p>${figure}<p>New</p><p>Two</p>`);
});

test('letters without keys are written behind the picture', () => {
  const { send, text } = select();
  send(new InputEvent('beforeinput', { inputType: 'insertText', data: 'New ', ...options }));
  expect(text()).toBe(`<p>One</p>${figure}<p>New Two</p>`);
});

test('between two pictures a line is made', () => {
  const { send, text } = select(`<p>One</p>${figure}${figure}<p>Two</p>`);
  send(new InputEvent('beforeinput', { inputType: 'insertText', data: 'New', ...options }));
  expect(text()).toBe(`<p>One</p>${figure}<p>New</p>${figure}<p>Two</p>`);
});

test('pasted text is put behind the picture', () => {
  const { send, text } = select();
  const clipboardData = {
    files: [],
    getData: (type: string) => (type === 'text/plain' ? 'New ' : ''),
  };
  send(Object.assign(new Event('paste', options), { clipboardData }));
  expect(text()).toBe(`<p>One</p>${figure}<p>New Two</p>`);
});

test.each([press('c', { ctrlKey: true }), press('Shift'), press('Delete'), press('Backspace')])(
  'other keys act on the picture',
  (event) => {
    const { quill, send, text } = select();
    send(event);
    const isDeleted = event.key === 'Delete' || event.key === 'Backspace';
    expect(text().includes('<figure>')).toBe(!isDeleted);
    expect(quill.getSelection()?.length).toBe(isDeleted ? 0 : 1);
  },
);
