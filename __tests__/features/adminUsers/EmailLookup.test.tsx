import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { adminPaths } from '../../../src/contract/adminPaths';
import { openAdministration, serveAccount } from '../../support/browser/administeredAccount';
import { apiServer } from '../../support/browser/apiServer';
import { accountRow, listOf } from '../../support/fixtures/accounts';
import { problem } from '../../support/fixtures/errors';

test('finds a member by email address, which appears in no URL and no state', async () => {
  serveAccount();
  apiServer.use(
    http.get(`*${adminPaths.users}`, () => HttpResponse.json(listOf())),
    http.post<never, { email: string }>(`*${adminPaths.userByEmail}`, async ({ request }) => {
      const { email } = await request.json();
      return email === 'secret.mailbox@example.org'
        ? HttpResponse.json(accountRow())
        : HttpResponse.json(problem(404, 'Nobody'), { status: 404 });
    }),
  );
  const { user, store, address } = await openAdministration('users', 'ROLE_ADMIN');
  await user.click(await screen.findByRole('button', { name: 'Find by email' }));
  const dialog = await screen.findByRole('dialog', { name: 'Find a member by email' });
  const field = within(dialog).getByLabelText('Email');
  await user.type(field, 'other@example.org{Enter}');
  expect(await within(dialog).findByText('Nobody has this email address.')).toBeVisible();
  await user.clear(field);
  await user.type(field, 'secret.mailbox@example.org{Enter}');
  await screen.findByRole('heading', { level: 1, name: 'grace' });
  expect(address()).toBe('/en/admin/users/12');
  expect(JSON.stringify(store.getState())).not.toContain('secret.mailbox');
});
