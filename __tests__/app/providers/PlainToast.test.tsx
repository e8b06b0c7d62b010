import { act, screen, waitFor, within } from '@testing-library/react';
import { NotificationHost } from '../../../src/app/providers/NotificationHost';
import { appReady } from '../../../src/features/pwa/update/updateNotices';
import { notificationQueued, selectNotifications } from '../../../src/state/uiSlice';
import { checkAccessibility } from '../../support/browser/checkAccessibility';
import { renderWithStore } from '../../support/browser/renderWithStore';

let mockMissing = false;
const mockUnlessMissing = (stack: unknown) => {
  if (mockMissing) throw new Error('The file cannot be loaded.');
  return stack;
};
jest.mock('../../../src/app/providers/ToastStack', () => {
  const actual: Record<string, unknown> = jest.requireActual(
    '../../../src/app/providers/ToastStack',
  );
  return {
    get ToastStack() {
      return mockUnlessMissing(actual['ToastStack']);
    },
  };
});

test('stands for a toast whose code cannot be loaded, and closes; the next one tries again', async () => {
  const { user, store } = await renderWithStore(<NotificationHost />);
  const region = screen.getByRole('region', { name: 'Notifications' });
  const queue = (messageKey: `errors:${'network' | 'timeout' | 'server'}`, duration?: number) => {
    const time = duration === undefined ? {} : { duration };
    act(() => void store.dispatch(notificationQueued({ messageKey, severity: 'info', ...time })));
  };
  mockMissing = true;
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  queue('errors:network');
  expect(await within(region).findByText(/cannot be reached/)).toBeVisible();
  await checkAccessibility();
  await user.click(within(region).getByRole('button', { name: 'Close' }));
  expect(region).toBeEmptyDOMElement();
  queue('errors:timeout', 5);
  expect(await within(region).findByText(/took too long/)).toBeVisible();
  await waitFor(() => expect(region).toBeEmptyDOMElement());
  mockMissing = false;
  queue('errors:server');
  expect(await within(region).findByRole('status')).toHaveTextContent('has a problem');
});

test('shows title, message with waiting time, and the action', async () => {
  const { user, store } = await renderWithStore(<NotificationHost />);
  mockMissing = true;
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(
    () =>
      void store.dispatch(
        notificationQueued({
          titleKey: 'session:kept.title',
          messageKey: 'session:kept.notAnswering',
          severity: 'warning',
          retryAfter: 30,
          action: { name: 'extendSession', labelKey: 'session:extend' },
        }),
      ),
  );
  expect(await screen.findByText('Session could not be extended')).toBeVisible();
  expect(screen.getByText(/is not responding.* 30 seconds/)).toBeVisible();
  await checkAccessibility();
  await user.click(screen.getByRole('button', { name: 'Extend now' }));
  expect(selectNotifications(store.getState())).toEqual([]);
});

test('shows a simple notification without the code of toasts, until another one comes', async () => {
  const { store } = await renderWithStore(<NotificationHost />);
  mockMissing = false;
  act(() => void store.dispatch(appReady()));
  const toast = await screen.findByRole('status');
  expect(toast).toHaveClass('plain-toast');
  act(() => {
    store.dispatch(notificationQueued({ messageKey: 'errors:server', severity: 'error' }));
  });
  await screen.findByRole('alert');
  expect(screen.getByRole('status')).toHaveTextContent(toast.textContent);
  expect(screen.getByRole('status')).not.toHaveClass('plain-toast');
});
