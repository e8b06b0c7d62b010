import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { NoPermission, RequireRole } from '../../src/access/RequireRole';
import { paths } from '../../src/contract/paths';
import { apiServer } from '../support/browser/apiServer';
import { checkAccessibility } from '../support/browser/checkAccessibility';
import { session } from '../support/fixtures/session';
import { ada } from '../support/fixtures/users';
import { renderWithStore } from '../support/browser/renderWithStore';

const having = (roles: string[] | null) => ({
  preloadedState: {
    auth: roles === null ? session({ token: null }) : session({ user: { ...ada, roles } }),
  },
});

test.each([
  ['a login', {}, [], true],
  ['one role', { one: 'ROLE_A' }, ['ROLE_A'], true],
  ['one role', { one: 'ROLE_A' }, ['ROLE_B'], false],
  ['any of two', { any: ['ROLE_A', 'ROLE_B'] }, ['ROLE_B'], true],
  ['any of two', { any: ['ROLE_A', 'ROLE_B'] }, ['ROLE_C'], false],
  ['any of none', { any: [] }, ['ROLE_A'], false],
  ['all of two', { all: ['ROLE_A', 'ROLE_B'] }, ['ROLE_A'], false],
  ['all of two', { all: ['ROLE_A', 'ROLE_B'] }, ['ROLE_B', 'ROLE_A'], true],
  ['an administrator', { one: 'ROLE_ADMIN' }, ['ROLE_SUPER_ADMIN'], true],
  ['a super administrator', { one: 'ROLE_SUPER_ADMIN' }, ['ROLE_ADMIN'], false],
])('requiring %s (%j) shows the page to %j: %s', async (_name, demand, roles, shown) => {
  await renderWithStore(
    <RequireRole {...demand} fallback={<p>Not you</p>}>
      <p>Inside</p>
    </RequireRole>,
    having(roles),
  );
  await screen.findByText(shown ? 'Inside' : 'Not you');
  expect(screen.queryByText(shown ? 'Not you' : 'Inside')).not.toBeInTheDocument();
});

test('a guest has no role and is not redirected to log in', async () => {
  const { container } = await renderWithStore(<RequireRole>Inside</RequireRole>, having(null));
  expect(container).toBeEmptyDOMElement();
});

test('the fallback explains the missing permission', async () => {
  await renderWithStore(
    <RequireRole one="ROLE_A" fallback={<NoPermission />}>
      Inside
    </RequireRole>,
    having([]),
  );
  await screen.findByRole('heading', { name: 'You do not have permission' });
  await checkAccessibility();
});

test('nobody is refused before the roles are known', async () => {
  const { container } = await renderWithStore(
    <RequireRole one="ROLE_A" fallback={<NoPermission />}>
      Inside
    </RequireRole>,
    { preloadedState: { auth: session() } },
  );
  expect(container.querySelector('[aria-busy]')).toBeInTheDocument();
  expect(screen.queryByRole('heading')).toBeNull();
});

test('roles that cannot be read say so, and are read again', async () => {
  apiServer.use(
    http.get(`*${paths.me}`, () => new HttpResponse(null, { status: 500 }), { once: true }),
  );
  const { user } = await renderWithStore(
    <RequireRole one="ROLE_A" fallback={<NoPermission />}>
      Inside
    </RequireRole>,
    { preloadedState: { auth: session() } },
  );
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load the profile');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('heading', { name: 'You do not have permission' });
});
