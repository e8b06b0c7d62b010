import { act, screen, within } from '@testing-library/react';
import { PwaHost } from '../../../src/features/pwa/PwaHost';
import { updateFound } from '../../../src/state/pwaSlice';
import { renderWithStore } from '../../support/browser/renderWithStore';

test('the live region exists before the first notice, and shows install card and offline indicator', async () => {
  const { store, unmount } = await renderWithStore(<PwaHost />);
  const notices = await screen.findByRole('region', { name: 'App notices' });
  expect(notices).toHaveAttribute('aria-live', 'polite');
  expect(notices).toBeEmptyDOMElement();
  act(() => {
    globalThis.dispatchEvent(new Event('beforeinstallprompt', { cancelable: true }));
    store.dispatch(updateFound());
  });
  await within(notices).findByRole('heading', { name: 'Update Available' });
  const titles = within(notices).getAllByRole('heading');
  expect(titles.map(({ textContent }) => textContent)).toEqual([
    'Update Available',
    'Install Video Game Records',
  ]);
  unmount();
  act(() => {
    globalThis.dispatchEvent(new Event('appinstalled'));
  });
  expect(store.getState().pwa.isPWA).toBe(false);
});
