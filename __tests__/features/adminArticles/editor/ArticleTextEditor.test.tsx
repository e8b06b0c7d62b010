import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { adminPaths } from '../../../../src/contract/adminPaths';
import { ArticleTextEditor } from '../../../../src/features/adminArticles/editor/ArticleTextEditor';
import { apiServer } from '../../../support/browser/apiServer';
import { checkAccessibility } from '../../../support/browser/checkAccessibility';
import { fillField } from '../../../support/browser/fillField';
import { problem } from '../../../support/fixtures/errors';
import { session } from '../../../support/fixtures/session';
import { ada } from '../../../support/fixtures/users';
import { renderWithStore } from '../../../support/browser/renderWithStore';

/** jsdom does not decode pictures. */
beforeEach(() => {
  globalThis.createImageBitmap = jest.fn(async () => ({
    width: 2688,
    height: 1512,
    close: () => undefined,
  }));
  const context = { fillRect: () => undefined, drawImage: () => undefined };
  jest
    .spyOn(HTMLCanvasElement.prototype, 'getContext')
    .mockImplementation(() => Object.assign(context));
  jest
    .spyOn(HTMLCanvasElement.prototype, 'toDataURL')
    .mockReturnValue('data:image/jpeg;base64,AAAA');
});
afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(document, 'caretRangeFromPoint');
});

const uploaded = (id: string) => `/media/pictures/${id}-1344.webp`;

/** Responds to each upload with the next of these; an id is a success. */
function answerUploads(...answers: (string | Response)[]) {
  apiServer.use(
    http.post(`*${adminPaths.textPictures}`, () => {
      const next = answers.shift() ?? '0a1b2c3d';
      if (typeof next !== 'string') return next;
      return HttpResponse.json({ src: uploaded(next), width: 1344, height: 756 }, { status: 201 });
    }),
  );
}

async function show(initial = '<p>One</p>') {
  const onChange = jest.fn<void, [string]>();
  const rendered = await renderWithStore(
    <ArticleTextEditor
      label="Text"
      lang="en"
      initial={initial}
      merges={0}
      invalid={false}
      describedBy={undefined}
      onChange={onChange}
      onLossy={() => undefined}
    />,
    { preloadedState: { auth: session({ user: { ...ada, roles: ['ROLE_ADMIN'] } }) } },
  );
  const text = await screen.findByRole('textbox', { name: 'Text' });
  const written = () => onChange.mock.lastCall?.[0];
  return { ...rendered, text, written };
}

const file = (name: string, type = 'image/png') => new File(['x'], name, { type });

/** The data of a paste or drop event, which jsdom's events lack. */
const transfer = (files: File[], html = '') => ({
  files,
  getData: (type: string) => (type === 'text/html' ? html : ''),
});
const paste = (text: HTMLElement, files: File[], html = '') =>
  fireEvent.paste(text, { clipboardData: transfer(files, html) });

const dialog = () => screen.findByRole('dialog', { name: 'Insert a picture' });
async function describePicture(user: Awaited<ReturnType<typeof show>>['user'], alt: string) {
  const open = within(await dialog());
  await open.findByRole('img', { name: 'Chosen picture' });
  await fillField(user, open.getByRole('textbox', { name: 'What the picture shows' }), alt);
  await user.click(open.getByRole('button', { name: 'Insert' }));
}

test('a pasted picture is uploaded and inserted at the caret', async () => {
  answerUploads('0a1b2c3d');
  const { user, text, written } = await show();
  paste(text, [file('tower.png')]);
  await describePicture(user, 'A tower');
  await waitFor(() =>
    expect(written()).toContain(`<img src="${uploaded('0a1b2c3d')}" alt="A tower"`),
  );
  expect(written()).toContain('<p>One</p>');
  expect(written()).not.toContain('data:');
});

test('a failed upload is reported, keeps the text and can be retried', async () => {
  answerUploads(HttpResponse.json(problem(413, 'This picture is too large.'), { status: 413 }));
  const { user, text, written } = await show();
  paste(text, [file('tower.png')]);
  const open = within(await dialog());
  expect(await open.findByText('This picture is too large.')).toBeVisible();
  await user.type(open.getByRole('textbox', { name: 'What the picture shows' }), 'A tower');
  await checkAccessibility();
  await user.click(open.getByRole('button', { name: 'Try again' }));
  expect(await open.findByRole('img', { name: 'Chosen picture' })).toBeVisible();
  expect(open.getByRole('textbox', { name: 'What the picture shows' })).toHaveValue('A tower');
  await user.click(open.getByRole('button', { name: 'Cancel' }));
  expect(text).toHaveTextContent('One');
  expect(written()).toBeUndefined();
});

test('several dropped pictures are described one after another; other files are listed', async () => {
  answerUploads('0a1b2c3d', '0a1b2c3e');
  const { user, text, written } = await show();
  const place = document.createRange();
  place.setStart(text.querySelector('p')?.firstChild ?? text, 3);
  Object.assign(document, { caretRangeFromPoint: () => place });
  const files = [file('a.png'), file('notes.pdf', 'application/pdf'), file('b.png')];
  fireEvent.drop(text, { dataTransfer: transfer(files) });
  await describePicture(user, 'First');
  await describePicture(user, 'Second');
  await waitFor(() => expect(written()).toMatch(/One.*alt="First".*alt="Second"/));
  expect(screen.getByRole('status')).toHaveTextContent(
    'Not inserted: files that are not pictures.',
  );
  await checkAccessibility();
});

test('the notice about a paste’s losses stays until it is closed or the next paste loses nothing', async () => {
  const { user, text, written } = await show();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  paste(text, [], '<p>Two</p><img src="https://a.example/x.png"><p>H<sub>2</sub>O</p>');
  expect(written()).toContain('Two');
  const notice = await screen.findByText(
    /^Not inserted: pictures .* and subscripts and superscripts\.$/,
  );
  expect(screen.getByRole('status')).toContainElement(notice);
  await checkAccessibility();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  paste(text, [], '<pre>a</pre>');
  expect(await screen.findByText('Not inserted: code blocks.')).toBeVisible();
  paste(text, [], '<p>Three</p>');
  await waitFor(() => expect(screen.getByRole('status')).toBeEmptyDOMElement());
});

test('the video button inserts a video without loading it', async () => {
  const { user, written } = await show();
  await user.click(screen.getByRole('button', { name: 'Video' }));
  await user.keyboard('youtu.be/dQw4w9WgXcQ{Enter}');
  await waitFor(() => expect(written()).toContain('data-video="youtube"'));
  expect(document.querySelector('iframe')).toBeNull();
});
