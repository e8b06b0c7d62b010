import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { membersApi } from '../../../src/api/membersApi';
import { paths } from '../../../src/contract/paths';
import { selectNotifications } from '../../../src/state/uiSlice';
import { apiServer } from '../../support/browser/apiServer';
import { checkAccessibility } from '../../support/browser/checkAccessibility';
import { ada, member, publicMember } from '../../support/fixtures/users';
import { siteConfiguration } from '../../support/fixtures/website';
import { renderProfile } from '../../support/browser/renderProfile';

const roles = ['ROLE_USER', 'ROLE_ADMIN', 'ROLE_SONATA_X', 'ROLE_VGR_A', 'ROLE_VGR_B'];

test('the roles are counted by kind', async () => {
  const user = { ...ada, roles };
  apiServer.use(http.get(`*${paths.me}`, () => HttpResponse.json(member(user))));
  await renderProfile('', user);
  const panel = within(screen.getByRole('region', { name: 'Roles' }));
  const counts = panel.getAllByRole('definition').map(({ textContent }) => textContent);
  const kinds = panel.getAllByRole('term').map(({ textContent }) => textContent);
  expect(kinds).toEqual(['Administration', 'Content management', 'Video Game Records', 'Others']);
  expect(counts).toEqual(['1', '1', '2', '1']);
});

const factsOf = (region: string) =>
  within(screen.getByRole('region', { name: region }))
    .getAllByRole('definition')
    .map(
      (definition) =>
        `${definition.previousElementSibling?.textContent}: ${definition.textContent}`,
    );

test('the account shows the main roles by name', async () => {
  const user = { ...ada, roles: ['ROLE_USER', 'ROLE_VGR_A', 'ROLE_PLAYER', 'ROLE_ADMIN'] };
  apiServer.use(http.get(`*${paths.me}`, () => HttpResponse.json(member(user))));
  await renderProfile('', user);
  expect(factsOf('Account')).toEqual([
    'Username: ada',
    'Email: ada@example.org',
    'Main roles: Administrator, Player, Member',
  ]);
});

test('the player card shows the public data, and links to the public page', async () => {
  apiServer.use(http.get(`*${paths.publicMember('ada')}`, () => HttpResponse.json(publicMember())));
  await renderProfile();
  await screen.findByRole('region', { name: 'Player' });
  expect(factsOf('Player')).toEqual(['Member since: July 14, 2017', 'Articles: 2', 'Comments: 12']);
  expect(screen.getByRole('link', { name: 'Public profile' })).toHaveAttribute(
    'href',
    '/en/members/ada',
  );
});

test('there is no player card without public pages', async () => {
  const asked = new Promise<void>((resolve) => {
    apiServer.use(
      http.get(`*${paths.publicMember('ada')}`, () => {
        resolve();
        return new HttpResponse(null, { status: 404 });
      }),
    );
  });
  const { store } = await renderProfile();
  await asked;
  await waitFor(() =>
    expect(membersApi.endpoints.getMember.select('ada')(store.getState()).isError).toBe(true),
  );
  expect(screen.queryByRole('region', { name: 'Player' })).not.toBeInTheDocument();
  expect(selectNotifications(store.getState())).toEqual([]);
});

test('the quick links open the sections', async () => {
  const { user, address } = await renderProfile('#avatar');
  await user.click(screen.getByRole('button', { name: 'Change password', description: '' }));
  expect(address()).toBe('/en/profile#password');
  await user.click(screen.getByRole('button', { name: 'Edit profile' }));
  expect(address()).toBe('/en/profile#info');
});

test('offers the dashboard when it is configured', async () => {
  await renderProfile();
  expect(screen.queryByRole('link', { name: 'Dashboard' })).not.toBeInTheDocument();
});

test('links to the configured dashboard', async () => {
  apiServer.use(
    http.get(`*${paths.configuration}`, () =>
      HttpResponse.json({
        ...siteConfiguration,
        recordsSite: { dashboard: 'https://records.example/dashboard' },
      }),
    ),
  );
  await renderProfile();
  expect(await screen.findByRole('link', { name: 'Dashboard' })).toHaveAttribute(
    'href',
    'https://records.example/dashboard',
  );
});

const openDialog = async () => {
  const rendered = await renderProfile();
  await rendered.user.click(screen.getByRole('button', { name: 'Delete account' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete your account?' }));
  return { ...rendered, dialog };
};

test('deleting asks for the password, and can be cancelled', async () => {
  const { user, dialog } = await openDialog();
  await checkAccessibility();
  expect(dialog.getByRole('button', { name: 'Delete account' })).toBeDisabled();
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('says before deleting that comments and ranked scores stay without a name', async () => {
  const { dialog } = await openDialog();
  expect(
    dialog.getByText(
      /comments and your scores stay without your name: the scores keep their places/,
    ),
  ).toBeVisible();
});

test('deleting with the correct password ends the session', async () => {
  const { user, dialog, store } = await openDialog();
  await user.type(dialog.getByLabelText('Password'), 'insert-coin-1');
  await user.click(dialog.getByRole('button', { name: 'Delete account' }));
  await waitFor(() => expect(store.getState().auth.ending).toBe('deleted'));
});

test('a wrong password deletes nothing', async () => {
  apiServer.use(
    http.delete(`*${paths.user(7)}`, () =>
      HttpResponse.json({ message: 'The password is wrong.' }, { status: 400 }),
    ),
  );
  const { user, dialog, store } = await openDialog();
  await user.type(dialog.getByLabelText('Password'), 'guess');
  await user.click(dialog.getByRole('button', { name: 'Delete account' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('The password is wrong.');
  expect(store.getState().auth.token).not.toBeNull();
});
