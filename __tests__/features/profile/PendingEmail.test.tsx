import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { paths } from '../../../src/contract/paths';
import { apiServer } from '../../support/browser/apiServer';
import { ada, member } from '../../support/fixtures/users';
import { renderProfile } from '../../support/browser/renderProfile';

/** A server that keeps a new address pending, as ours does. */
const setUp = async (waiting: string | null) => {
  const sent: string[] = [];
  let pendingEmail = waiting;
  apiServer.use(
    http.get(`*${paths.me}`, () => HttpResponse.json({ ...member(), pendingEmail })),
    http.put<never, { email: string }>(`*${paths.user(7)}`, async ({ request }) => {
      const { email } = await request.json();
      sent.push(email);
      pendingEmail = email === ada.email ? null : email;
      return HttpResponse.json({ ...member(), pendingEmail });
    }),
  );
  return { ...(await renderProfile('')), sent };
};
const notice = /Open the link we sent to new@example.org/;

test('after a change, the notice names both addresses and the field keeps the current one', async () => {
  const { user } = await setUp(null);
  const field = screen.getByRole('textbox', { name: 'Email' });
  await user.clear(field);
  await user.type(field, 'new@example.org');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText(notice)).toHaveTextContent('messages go to ada@example.org');
  await waitFor(() => expect(field).toHaveValue('ada@example.org'));
  expect(screen.getByRole('button', { name: 'Save changes' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});

test('a pending address is shown after a reload, and its link can be sent again', async () => {
  const { user, sent } = await setUp('new@example.org');
  await screen.findByText(notice);
  await user.click(screen.getByRole('button', { name: 'Send the link again' }));
  await waitFor(() => expect(sent).toEqual(['new@example.org']));
  expect(screen.getByText(notice)).toBeInTheDocument();
});

test('keeping the current address cancels the change', async () => {
  const { user, sent } = await setUp('new@example.org');
  await screen.findByText(notice);
  await user.click(screen.getByRole('button', { name: 'Keep the current address' }));
  await waitFor(() => expect(screen.queryByText(notice)).toBeNull());
  expect(sent).toEqual(['ada@example.org']);
});
