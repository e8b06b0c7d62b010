import { act, screen } from '@testing-library/react';
import { ThemeModeSwitch } from '../../../src/features/settings/ThemeModeSwitch';
import { themeSelected } from '../../../src/state/themeSlice';
import { checkAccessibility } from '../../support/browser/checkAccessibility';
import { renderWithStore } from '../../support/browser/renderWithStore';

test.each([
  ['cyber', 'Switch to light theme', 'light'],
  ['zelda', 'Switch to dark theme', 'dark'],
] as const)('in %s, "%s" switches to %s', async (theme, name, key) => {
  const { user, store } = await renderWithStore(<ThemeModeSwitch systemPrefersDark />);
  act(() => void store.dispatch(themeSelected(theme)));
  await user.click(screen.getByRole('button', { name }));
  expect(store.getState().theme.key).toBe(key);
});

test('has no accessibility violations', async () => {
  const { container } = await renderWithStore(<ThemeModeSwitch systemPrefersDark={false} />);
  await checkAccessibility(container);
});

test.each([
  [false, 'Switch to dark theme', 'dark', 'Switch to light theme'],
  [true, 'Switch to light theme', 'light', 'Switch to dark theme'],
])(
  'following the system (dark: %s), "%s" switches to %s',
  async (systemPrefersDark, name, key, nameAfter) => {
    const { user, store } = await renderWithStore(
      <ThemeModeSwitch systemPrefersDark={systemPrefersDark} />,
    );
    expect(store.getState().theme.key).toBeNull();
    await user.click(screen.getByRole('button', { name }));
    expect(store.getState().theme.key).toBe(key);
    expect(screen.getByRole('button', { name: nameAfter })).toBeVisible();
  },
);
