import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { idempotencyHeader } from '../../../../src/contract/commentRules';
import { adminPaths } from '../../../../src/contract/adminPaths';
import type { AdminArticleCreate } from '../../../../src/contract/schemas/adminArticles';
import { articleDrafts } from '../../../../src/features/adminArticles/draft/articleDrafts';
import { apiServer } from '../../../support/browser/apiServer';
import { problem } from '../../../support/fixtures/errors';
import { ada } from '../../../support/fixtures/users';
import { draftOf, openEditor } from '../../../support/browser/writtenArticle';

afterEach(() => jest.restoreAllMocks());

const member = String(ada.id);
const known = http.get(`*${adminPaths.article(5)}`, () => HttpResponse.json(draftOf('Old')));

const copied = async () => {
  const [item] = await navigator.clipboard.read();
  return (await item?.getType('text/plain'))?.text();
};

/** The editor with a server that rejects every save. */
async function openRefused(status: number, more: object = {}) {
  const server = { saves: 0 };
  apiServer.use(
    known,
    http.put(`*${adminPaths.article(5)}`, () => {
      server.saves += 1;
      return HttpResponse.json({ ...problem(status, 'The server says no.'), ...more }, { status });
    }),
  );
  const rendered = await openEditor();
  fireEvent.change(rendered.title, { target: { value: 'Written' } });
  return { ...rendered, server };
}

test.each([
  [404, 'This article has been deleted'],
  [410, 'This article is in the trash'],
  [403, 'You may no longer edit this article'],
  // The version is still the current one: another conflict than that of two editors.
  [409, 'The server does not accept this article'],
  [413, 'The server does not accept this article'],
])('status %i is explained and the save is not repeated', async (status, title) => {
  const { server } = await openRefused(status);
  const notice = await screen.findByRole('alert');
  expect(within(notice).getByText(title)).toBeVisible();
  expect(within(notice).getByText(/kept on this device/)).toBeVisible();
  expect(screen.queryByText(/we (?:keep trying|try again)/)).not.toBeInTheDocument();
  fireEvent(globalThis.window, new Event('online'));
  fireEvent.change(screen.getByRole('textbox', { name: 'Title' }), { target: { value: 'More' } });
  expect(server.saves).toBe(1);
  expect(articleDrafts.read(member, 5)?.content.translations.en?.title).toBe('More');
});

test('status 409 for another reason than the version shows its message at the field', async () => {
  const message = 'Another article has this address.';
  await openRefused(409, { violations: [{ propertyPath: 'slug', message }] });
  const slug = screen.getByRole('textbox', { name: 'Address' });
  await waitFor(() => expect(slug).toHaveAccessibleDescription(message));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('the text of a deleted article can be copied', async () => {
  const { user } = await openRefused(404);
  await user.click(await screen.findByRole('button', { name: 'Copy the text' }));
  await waitFor(async () => expect(await copied()).toContain('Written'));
});

test('a new article can be created from the text of a deleted one', async () => {
  const created: AdminArticleCreate[] = [];
  const keys: (string | null)[] = [];
  apiServer.use(
    http.get(`*${adminPaths.article(6)}`, () => HttpResponse.json(draftOf('Written', { id: 6 }))),
    http.post<never, AdminArticleCreate>(`*${adminPaths.articles}`, async ({ request }) => {
      created.push(await request.json());
      keys.push(request.headers.get(idempotencyHeader));
      return keys.length === 1
        ? HttpResponse.json(problem(503, 'Busy.'), { status: 503 })
        : HttpResponse.json(draftOf('Written', { id: 6 }), { status: 201 });
    }),
  );
  const { user, address } = await openRefused(404);
  const make = await screen.findByRole('button', { name: 'Create a new article from it' });
  await user.click(make);
  expect(await screen.findByText(/Busy/)).toBeVisible();
  await user.click(make);
  await waitFor(() => expect(address()).toBe('/en/admin/articles/6'));
  expect(created[1]).toMatchObject({ content: { translations: { en: { title: 'Written' } } } });
  expect(keys[0]).toBe(keys[1]);
  expect(articleDrafts.read(member, 5)).toBeUndefined();
});

test('text kept on the device is offered in place of an article that is gone', async () => {
  articleDrafts.keep(member, 5, { content: draftOf('Stranded').content });
  apiServer.use(
    http.get(`*${adminPaths.article(5)}`, () =>
      HttpResponse.json(problem(404, 'Gone.'), { status: 404 }),
    ),
  );
  const { user } = await openEditor({ ready: 'Text from this device' });
  expect(screen.getByRole('button', { name: 'Create a new article from it' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Copy the text' }));
  await waitFor(async () => expect(await copied()).toContain('Stranded'));
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  expect(articleDrafts.read(member, 5)).toBeUndefined();
});

test('a full storage is reported, and leaving asks for confirmation', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full.', 'QuotaExceededError');
  });
  const { user } = await openRefused(503);
  await screen.findByText(/no room for a copy/);
  expect(screen.queryByText(/kept on this device, and/)).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Copy the text' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'All articles' }));
  const dialog = await screen.findByRole('dialog', { name: 'Leave without saving?' });
  expect(within(dialog).getByText(/they will be lost/)).toBeVisible();
});
