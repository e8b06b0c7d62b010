import { screen, waitForElementToBeRemoved, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { adminPaths } from '../../../src/contract/adminPaths';
import { openAdministration, serveAccount } from '../../support/browser/administeredAccount';
import { apiServer } from '../../support/browser/apiServer';
import { checkAccessibility } from '../../support/browser/checkAccessibility';
import { accountSession } from '../../support/fixtures/accounts';
import { problem } from '../../support/fixtures/errors';

const heading = () => screen.findByRole('heading', { level: 1, name: 'grace' });

test('shows the account, and no editable roles to administrators', async () => {
  serveAccount();
  const { container } = await openAdministration('users/12', 'ROLE_ADMIN');
  await heading();
  expect(await screen.findByText('grace@example.org')).toBeVisible();
  const sessions = await screen.findByRole('table', { name: 'Sessions' });
  expect(within(sessions).getByRole('rowheader')).toHaveTextContent('Firefox · Linux');
  expect(screen.queryByRole('heading', { name: 'Roles' })).not.toBeInTheDocument();
  await checkAccessibility(container);
});

test('shows what the member has done, with links to the latest of it', async () => {
  serveAccount({
    nbScore: 1200,
    nbFirstPlace: 7,
    latestScore: { id: 31, at: '2026-11-20T10:00:00Z' },
    latestComment: { id: 5, slug: 'news', at: '2026-11-19T10:00:00Z' },
    nbCase: 1,
    latestCase: { id: 9, at: '2026-11-18T10:00:00Z' },
  });
  await openAdministration('users/12', 'ROLE_ADMIN');
  const card = within(await screen.findByRole('region', { name: 'Scores, comments and cases' }));
  const links = card.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual([
    '/en/members/grace',
    '/en/score/31',
    '/en/news-article-a5#comments',
    '/en/admin/support/9',
  ]);
  expect(card.getByText('1,200')).toBeVisible();
  expect(card.getByText('7')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Show in the audit log' })).toHaveAttribute(
    'href',
    '/en/admin/audit?member=grace',
  );
});

test('disables after a confirmation, and offers to enable again', async () => {
  const asked = serveAccount();
  const { user } = await openAdministration('users/12');
  await user.click(await screen.findByRole('button', { name: 'Disable account' }));
  const question = await screen.findByRole('dialog', { name: 'Disable grace?' });
  await user.click(within(question).getByRole('button', { name: 'Cancel' }));
  await waitForElementToBeRemoved(question);
  expect(asked).toEqual([]);

  await user.click(await screen.findByRole('button', { name: 'Disable account' }));
  const again = await screen.findByRole('dialog');
  await user.click(within(again).getByRole('button', { name: 'Disable account' }));
  const reason = within(again).getByRole('textbox', { name: /^Reason/ });
  expect(reason).toHaveFocus();
  expect(reason).toHaveAccessibleDescription('Enter why you disable the account.');
  expect(asked).toEqual([]);
  await user.type(reason, 'Invented scores');
  await user.click(within(again).getByRole('button', { name: 'Disable account' }));
  expect(await screen.findByText('grace is disabled and logged out everywhere.')).toBeVisible();
  expect(await screen.findByText('Disabled')).toBeVisible();
  // The dialog that is closing has the text, too.
  expect(screen.getByText('Invented scores', { selector: 'dd' })).toBeVisible();

  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  const back = await screen.findByRole('dialog', { name: 'Enable grace?' });
  await user.click(within(back).getByRole('button', { name: 'Enable account' }));
  expect(await screen.findByText('grace can log in again.')).toBeVisible();
  expect(asked).toEqual(['POST /api/admin/users/12/disable', 'POST /api/admin/users/12/enable']);
});

test('shows the server’s error in the dialog', async () => {
  serveAccount();
  apiServer.use(
    http.post(`*${adminPaths.userAction(12, 'force-password-reset')}`, () =>
      HttpResponse.json(problem(409, 'This conflicts with what has been saved in the meantime.'), {
        status: 409,
      }),
    ),
  );
  const { user } = await openAdministration('users/12');
  await user.click(await screen.findByRole('button', { name: 'Require a new password' }));
  const question = await screen.findByRole('dialog');
  await user.click(within(question).getByRole('button', { name: 'Require a new password' }));
  expect(await within(question).findByRole('alert')).toHaveTextContent(/in the meantime/);
});

test.each([
  ['self', /^This is your own account/],
  ['superAdministrator', /^This is a super administrator/],
] as const)('%s: shows no actions and the reason', async (protection, reason) => {
  serveAccount({ protection });
  await openAdministration('users/12', 'ROLE_ADMIN');
  expect(await screen.findByText(reason)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Disable account' })).not.toBeInTheDocument();
});

test('ends one session, then all of them', async () => {
  const other = accountSession({ id: 's-2', device: null, addressRange: null });
  const asked = serveAccount({}, [accountSession(), other]);
  const { user } = await openAdministration('users/12', 'ROLE_ADMIN');
  await user.click(await screen.findByRole('button', { name: 'Log out: Unknown device' }));
  await user.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Log out' }),
  );
  expect(await screen.findByText('The session has ended.')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Log out everywhere' }));
  const question = await screen.findByRole('dialog', { name: 'Log grace out everywhere?' });
  await user.click(within(question).getByRole('button', { name: 'Log out everywhere' }));
  expect(await screen.findByText('grace is logged out everywhere.')).toBeVisible();
  expect(asked).toEqual([
    'DELETE /api/admin/users/12/sessions/s-2',
    'DELETE /api/admin/users/12/sessions',
  ]);
});

test.each(['users/999', 'users/abc'])('%s is not a member', async (at) => {
  apiServer.use(
    http.get(`*${adminPaths.user(999)}`, () =>
      HttpResponse.json(problem(404, 'Nobody'), { status: 404 }),
    ),
  );
  await openAdministration(at);
  expect(await screen.findByText('This member does not exist or has been deleted')).toBeVisible();
});
