import { screen } from '@testing-library/react';
import { EditLink } from '../../../../src/features/articles/reading/EditLink';
import { session } from '../../../support/fixtures/session';
import { ada } from '../../../support/fixtures/users';
import { renderWithStore } from '../../../support/browser/renderWithStore';

test.each([
  ['ROLE_USER', undefined],
  ['ROLE_ADMIN', '/fr/admin/articles/7'],
  ['ROLE_SUPER_ADMIN', '/fr/admin/articles/7'],
])('only administrators see the link to the editor: %s', async (role, href) => {
  const auth = session({ user: { ...ada, roles: [role] } });
  await renderWithStore(<EditLink id={7} />, { language: 'fr', preloadedState: { auth } });
  expect(screen.queryByRole('link')?.getAttribute('href')).toBe(href);
});
