import { screen } from '@testing-library/react';
import { ProfilePage } from '../../../src/features/profile/ProfilePage';
import type { SessionUser } from '../../../src/state/session';
import { session } from '../fixtures/session';
import { ada } from '../fixtures/users';
import { renderWithStore } from './renderWithStore';

/** Renders the profile of a member, at one of its sections. */
export async function renderProfile(section = '', user: SessionUser = ada) {
  const rendered = await renderWithStore(<ProfilePage />, {
    at: `/en/profile${section}`,
    preloadedState: { auth: session({ user, tokenExpiration: Date.now() / 1000 + 3600 }) },
  });
  await screen.findByRole('heading', { level: 1, name: user.username });
  // The lazy parts of the page load one after the other.
  await screen.findByLabelText('Username');
  await screen.findByLabelText('New password');
  await screen.findByRole('complementary', { name: 'Account summary' });
  return rendered;
}
