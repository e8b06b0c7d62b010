import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { paths } from '../../../src/contract/paths';
import { ProfilePage } from '../../../src/features/profile/ProfilePage';
import { selectNotifications } from '../../../src/state/uiSlice';
import { apiServer } from '../../support/browser/apiServer';
import { checkAccessibility } from '../../support/browser/checkAccessibility';
import { session } from '../../support/fixtures/session';
import { matchingMedia } from '../../support/browser/browserGaps';
import { renderProfile } from '../../support/browser/renderProfile';
import { renderWithStore } from '../../support/browser/renderWithStore';

const narrow = '(max-width: 639.98px)';

test('has no accessibility violations as tabs', async () => {
  await renderProfile();
  await checkAccessibility();
});

test('has no accessibility violations as an accordion', async () => {
  matchingMedia.add(narrow);
  await renderProfile();
  await checkAccessibility();
});

test('on wide screens the sections are tabs, and the URL names the current one', async () => {
  const { user, address } = await renderProfile();
  expect(screen.getByRole('tab', { name: 'Info' })).toHaveAttribute('aria-selected', 'true');
  await user.click(screen.getByRole('tab', { name: 'Password' }));
  expect(address()).toBe('/en/profile#password');
  expect(screen.getByRole('tabpanel', { name: 'Password' })).toBeVisible();
  expect(screen.queryByRole('tabpanel', { name: 'Info' })).not.toBeInTheDocument();
});

test('on narrow screens one section is open, or none', async () => {
  matchingMedia.add(narrow);
  const { user } = await renderProfile('#avatar');
  const head = (name: string) => screen.getByRole('button', { name });
  expect(head('Avatar')).toHaveAttribute('aria-expanded', 'true');
  await user.click(head('Info'));
  expect(head('Info')).toHaveAttribute('aria-expanded', 'true');
  expect(head('Avatar')).toHaveAttribute('aria-expanded', 'false');
  await user.click(head('Info'));
  expect(head('Info')).toHaveAttribute('aria-expanded', 'false');
});

test('input is kept when switching sections', async () => {
  const { user } = await renderProfile();
  await user.type(screen.getByRole('textbox', { name: 'Username' }), '_l');
  await user.click(screen.getByRole('tab', { name: 'Avatar' }));
  await user.click(screen.getByRole('tab', { name: 'Info' }));
  expect(screen.getByRole('textbox', { name: 'Username' })).toHaveValue('ada_l');
});

test.each([
  ['Info', 'Username'],
  ['Password', 'Current password'],
])('asks before input in %s is lost', async (section, label) => {
  const { user, address } = await renderProfile(`#${section.toLowerCase()}`);
  const link = await screen.findByRole('link', { name: 'Public profile' });
  await user.type(screen.getByLabelText(label), 'x');
  await user.click(link);
  const dialog = await screen.findByRole('dialog', { name: 'Leave without saving?' });
  await checkAccessibility();
  await user.click(within(dialog).getByRole('button', { name: 'Keep editing' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(screen.getByLabelText<HTMLInputElement>(label).value).toMatch(/x$/);
  await user.click(link);
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(address()).toBe('/en/members/ada'));
});

test('does not ask without changes', async () => {
  const { user, address } = await renderProfile();
  await user.click(await screen.findByRole('link', { name: 'Public profile' }));
  await waitFor(() => expect(address()).toBe('/en/members/ada'));
});

test('a profile that fails to load is reported in place and as a toast, and can be retried', async () => {
  apiServer.use(
    http.get(`*${paths.me}`, () => new HttpResponse(null, { status: 500 }), { once: true }),
  );
  const { user, store } = await renderWithStore(<ProfilePage />, {
    at: '/en/profile',
    preloadedState: { auth: session() },
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load the profile');
  expect(selectNotifications(store.getState())).toEqual([
    expect.objectContaining({ messageKey: 'profile:loadFailed', severity: 'error' }),
  ]);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('heading', { level: 1, name: 'ada' });
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
