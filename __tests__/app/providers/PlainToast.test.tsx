import { act, screen, waitFor, within } from '@testing-library/react';
import { NotificationHost } from '../../../src/app/providers/NotificationHost';
import { notificationQueued } from '../../../src/state/uiSlice';
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
