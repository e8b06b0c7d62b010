import { fireEvent, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { adminPaths } from '../../../../src/contract/adminPaths';
import { apiServer } from '../../../support/browser/apiServer';
import { problem } from '../../../support/fixtures/errors';
import { draftOf, openEditor } from '../../../support/browser/writtenArticle';

const tooLong = 'Use 200,000 characters or fewer.';

/** The editor after a save that rejected these fields. */
async function openInvalid(...paths: string[]) {
  const violations = paths.map((propertyPath) => ({ propertyPath, message: tooLong }));
  apiServer.use(
    http.get(`*${adminPaths.article(5)}`, () => HttpResponse.json(draftOf('Old'))),
    http.put(`*${adminPaths.article(5)}`, () =>
      HttpResponse.json({ ...problem(422, 'Some of it.'), violations }, { status: 422 }),
    ),
  );
  const rendered = await openEditor();
  await screen.findByRole('textbox', { name: 'Text in English' });
  fireEvent.change(rendered.title, { target: { value: 'New' } });
  return { ...rendered, notice: await screen.findByRole('alert') };
}

test.each([
  ['title', 'Title'],
  ['excerpt', 'Summary'],
  ['content', 'Text in English'],
])('a rejected %s is marked and shows its error', async (part, name) => {
  await openInvalid(`content.translations.en.${part}`);
  const field = screen.getByRole('textbox', { name });
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription(expect.stringContaining(tooLong));
});

test('rejected fields are listed and link to the field, also in another language', async () => {
  const { user, notice } = await openInvalid('content.translations.it.excerpt', 'content.slug');
  expect(within(notice).getByText(/correct these fields/)).toBeVisible();
  await user.click(within(notice).getByRole('button', { name: 'Summary (Italiano)' }));
  expect(screen.getByRole('tab', { name: 'Italiano' })).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByRole('textbox', { name: 'Summary' })).toHaveFocus();
  expect(screen.getByRole('textbox', { name: 'Summary' })).toBeInvalid();
  await user.click(within(notice).getByRole('button', { name: 'Address' }));
  expect(screen.getByRole('textbox', { name: 'Address' })).toHaveFocus();
});
