import { screen } from '@testing-library/react';
import { AdminActions, type AdminPaths } from '../../../src/features/profile/AdminActions';
import { session } from '../../support/fixtures/session';
import { ada } from '../../support/fixtures/users';
import { renderWithStore } from '../../support/browser/renderWithStore';

const everywhere: AdminPaths = {
  users: '/en/admin/users',
  games: '/en/admin/games',
  statistics: '/en/admin/statistics',
  system: '/en/admin/system',
  roles: '/en/admin/roles',
};
const show = async (roles: string[], paths = everywhere) => {
  await renderWithStore(<AdminActions paths={paths} />, {
    preloadedState: { auth: session({ user: { ...ada, roles } }) },
  });
  return screen.queryAllByRole('link').map(({ textContent }) => textContent);
};

test.each([
  [['ROLE_USER'], []],
  [['ROLE_ADMIN'], ['Manage users', 'Edit games', 'View statistics']],
  [['ROLE_VGR_GAME'], ['Edit games']],
  [
    ['ROLE_SUPER_ADMIN'],
    ['Manage users', 'Edit games', 'View statistics', 'System configuration', 'Role management'],
  ],
])('members with %j see %j', async (roles, buttons) => {
  expect(await show(roles)).toEqual(buttons);
});

test('a button without a target is not shown', async () => {
  expect(await show(['ROLE_SUPER_ADMIN'], { statistics: '/en/admin/statistics' })).toEqual([
    'View statistics',
  ]);
});

test('without any target the whole card is not shown', async () => {
  await show(['ROLE_SUPER_ADMIN'], {});
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
});
