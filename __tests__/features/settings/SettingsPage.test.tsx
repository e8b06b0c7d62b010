import { screen, waitFor } from '@testing-library/react';
import { SettingsPage } from '../../../src/features/settings/SettingsPage';
import { checkAccessibility } from '../../support/browser/checkAccessibility';
import { renderWithStore } from '../../support/browser/renderWithStore';

const setUp = async (hash = '') => {
  const rendered = await renderWithStore(<SettingsPage />, { at: `/en/settings${hash}` });
  await screen.findByRole('tab', { name: 'Appearance' });
  return rendered;
};

test('starts with the appearance; tabs and languages have no accessibility violations', async () => {
  const { user } = await setUp();
  expect(screen.getByRole('tab', { name: 'Appearance' })).toHaveAttribute('aria-selected', 'true');
  // The gallery has its own accessibility test; its forty-four cards would only slow this one down.
  await user.click(screen.getByRole('tab', { name: 'Language' }));
  await checkAccessibility();
});

test('#language opens the seven languages; choosing one changes only the language prefix', async () => {
  const { user, address } = await setUp('#language');
  expect(screen.getByRole('tab', { name: 'Language' })).toHaveAttribute('aria-selected', 'true');
  expect(screen.getAllByRole('radio')).toHaveLength(7);
  expect(screen.getByRole('radio', { name: 'English' })).toBeChecked();
  await user.click(screen.getByRole('radio', { name: 'Português (Brasil)' }));
  await waitFor(() => expect(address()).toBe('/pt-br/settings#language'));
});
