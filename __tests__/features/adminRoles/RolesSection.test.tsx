import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { adminPaths } from '../../../src/contract/adminPaths';
import { openAdministration, serveAccount } from '../../support/browser/administeredAccount';
import { apiServer } from '../../support/browser/apiServer';
import { checkAccessibility } from '../../support/browser/checkAccessibility';
import { problem } from '../../support/fixtures/errors';
import { accountRow, listOf, roleHolders } from '../../support/fixtures/accounts';

const roles = ['ROLE_USER', 'ROLE_SUPER_ADMIN'];

test('revokes a role from another member, but not one’s own', async () => {
  const asked = serveAccount({ roles });
  const { user, container } = await openAdministration('roles');
  const card = await screen.findByRole('listitem', { name: 'Super administrator' });
  expect(within(card).getByText('2 members')).toBeVisible();
  expect(within(card).getByText(/^You cannot change your own roles/)).toBeVisible();
  await checkAccessibility(container);
  const take = within(card).getAllByRole('button', { name: /^Take the role/ });
  expect(take.map((button) => button.getAttribute('aria-label'))).toEqual([
    'Take the role Super administrator from grace',
  ]);
  await user.click(screen.getByRole('button', { name: /from grace$/ }));
  const question = await screen.findByRole('dialog');
  await user.click(within(question).getByRole('button', { name: 'Take role away' }));
  expect(
    await screen.findByText('grace no longer has the role Super administrator.'),
  ).toBeVisible();
  expect(asked).toEqual(['ROLE_USER ROLE_SUPER_ADMIN -> ROLE_USER']);
});

test('grants a role to a member found by search', async () => {
  const asked = serveAccount();
  const searched: string[] = [];
  apiServer.use(
    http.get(`*${adminPaths.users}`, ({ request }) => {
      const search = new URL(request.url).searchParams.get('search') ?? '';
      searched.push(search);
      return HttpResponse.json(search === 'grac' ? listOf(accountRow()) : listOf());
    }),
  );
  const { user } = await openAdministration('roles');
  await user.click(
    await screen.findByRole('button', { name: 'Give to a member: Proof moderator' }),
  );
  const dialog = await screen.findByRole('dialog', { name: 'Give the role Proof moderator' });
  const field = within(dialog).getByRole('combobox', { name: 'Username' });
  // Pasted: on a slow machine single letters are searched for.
  await user.click(field);
  await user.paste('nobody');
  expect(await screen.findByText('No member has this name')).toBeVisible();
  await user.clear(field);
  await user.paste('grac');
  await user.click(await screen.findByRole('option', { name: 'grace' }));
  await user.click(within(dialog).getByRole('button', { name: 'Give role' }));
  expect(await screen.findByText('grace has the role Proof moderator now.')).toBeVisible();
  expect(asked).toEqual(['ROLE_USER ROLE_PLAYER -> ROLE_USER ROLE_PLAYER ROLE_VGR_PROOF']);
  // The choice sends no request.
  expect(searched.filter((search) => search !== '')).toEqual(['nobody', 'grac']);
});

test('the role of all members can be neither granted nor revoked; long lists are shortened', async () => {
  const everybody = roleHolders('ROLE_USER', 'others', [
    { id: 12, username: 'grace', slug: 'grace' },
  ]);
  serveAccount();
  apiServer.use(
    http.get(`*${adminPaths.roles}`, () =>
      HttpResponse.json(
        listOf({ ...everybody, nbMember: 1200 }, roleHolders('ROLE_VGR_PROOF', 'product')),
      ),
    ),
  );
  await openAdministration('roles');
  const card = await screen.findByRole('listitem', { name: 'Member' });
  expect(within(card).getByText('1,200 members')).toBeVisible();
  expect(
    within(card).getByRole('link', { name: 'Show all who have the role Member' }),
  ).toHaveAttribute('href', '/en/admin/users?role=ROLE_USER');
  expect(within(card).queryByRole('button')).not.toBeInTheDocument();
  const other = screen.getByRole('listitem', { name: 'Proof moderator' });
  expect(within(other).getByText('Nobody has this role')).toBeVisible();
  expect(within(other).queryByRole('link')).not.toBeInTheDocument();
});

test('warns before granting the highest role, and shows the server’s error', async () => {
  serveAccount();
  apiServer.use(
    http.get(`*${adminPaths.users}`, () => HttpResponse.json(listOf(accountRow()))),
    http.put(`*${adminPaths.userRoles(12)}`, () =>
      HttpResponse.json(problem(409, 'Somebody was faster.'), { status: 409 }),
    ),
  );
  const { user } = await openAdministration('roles');
  const give = await screen.findByRole('button', {
    name: /^Give to a member: Super administrator/,
  });
  await user.click(give);
  const dialog = await screen.findByRole('dialog', { name: /^Give the role Super administrator/ });
  expect(within(dialog).getByText(/can do everything here/)).toBeVisible();
  await user.type(within(dialog).getByRole('combobox', { name: 'Username' }), 'grace');
  await user.click(await screen.findByRole('option', { name: 'grace' }));
  await user.click(within(dialog).getByRole('button', { name: 'Give role' }));
  expect(await within(dialog).findByText('Somebody was faster.')).toBeVisible();
});

test('reports that the member already has the role', async () => {
  const asked = serveAccount({ roles: ['ROLE_USER', 'ROLE_VGR_PROOF'] });
  apiServer.use(http.get(`*${adminPaths.users}`, () => HttpResponse.json(listOf(accountRow()))));
  const { user } = await openAdministration('roles');
  await user.click(
    await screen.findByRole('button', { name: 'Give to a member: Proof moderator' }),
  );
  const field = await screen.findByRole('combobox', { name: 'Username' });
  await user.type(field, 'grace');
  await user.click(await screen.findByRole('option', { name: 'grace' }));
  await user.click(screen.getByRole('button', { name: 'Give role' }));
  expect(await screen.findByText('grace has this role already.')).toBeVisible();
  expect(field).toHaveAccessibleDescription('grace has this role already.');
  expect(asked).toEqual([]);
});

test('is not available to administrators', async () => {
  await openAdministration('roles', 'ROLE_ADMIN');
  expect(await screen.findByRole('heading', { name: /permission/i })).toBeVisible();
});
