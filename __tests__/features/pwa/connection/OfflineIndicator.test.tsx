import { act, screen } from '@testing-library/react';
import { OfflineIndicator } from '../../../../src/features/pwa/connection/OfflineIndicator';
import {
  connectionLost,
  connectionRestored,
  offlinePrepared,
} from '../../../../src/state/pwaSlice';
import { notificationClosed, notificationQueued } from '../../../../src/state/uiSlice';
import { checkAccessibility } from '../../../support/browser/checkAccessibility';
import { matchingMedia } from '../../../support/browser/browserGaps';
import { renderWithStore } from '../../../support/browser/renderWithStore';

afterEach(() => jest.useRealTimers());

test('shows what works offline, and briefly that the connection is back', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const { store } = await renderWithStore(<OfflineIndicator />);
  const indicator = () => screen.queryByRole('complementary', { name: 'Connection' });
  const dispatch = (action: Parameters<typeof store.dispatch>[0]) =>
    act(async () => store.dispatch(action));
  expect(indicator()).not.toBeInTheDocument();
  await dispatch(connectionLost());
  expect(indicator()).toHaveTextContent('You are offline');
  expect(indicator()).toHaveTextContent('Some features may not be available');
  await dispatch(offlinePrepared());
  expect(indicator()).toHaveTextContent('The app will continue to work with cached content');
  await dispatch(connectionRestored());
  expect(indicator()).toHaveTextContent('All features are available');
  await act(async () => jest.advanceTimersByTimeAsync(4000));
  expect(indicator()).not.toBeInTheDocument();
});

test('can be collapsed; the toasts are placed above it in both sizes', async () => {
  const { store, user } = await renderWithStore(<OfflineIndicator />);
  const room = () => document.documentElement.style.getPropertyValue('--vgr-below-toasts');
  act(() => {
    store.dispatch(connectionLost());
  });
  expect(room()).toBe('8px');
  await checkAccessibility();
  await user.click(screen.getByRole('button', { name: 'Show less' }));
  expect(screen.queryByText('Some features may not be available')).not.toBeInTheDocument();
  expect(screen.getByText('You are offline')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Show more' })).toHaveAttribute(
    'aria-expanded',
    'false',
  );
});

test.each([
  ['a telephone', true, 0],
  ['a wide window', false, 1],
])('on %s (narrow: %s), %i indicators are shown beside the toast', async (_name, narrow, count) => {
  if (narrow) matchingMedia.add('(max-width: 599.95px)');
  const { store } = await renderWithStore(<OfflineIndicator />);
  act(() => {
    store.dispatch(connectionLost());
    store.dispatch(
      notificationQueued({
        id: 'connection',
        messageKey: 'notices:connection.offline',
        severity: 'warning',
      }),
    );
  });
  expect(screen.queryAllByRole('complementary', { name: 'Connection' })).toHaveLength(count);
  act(() => {
    store.dispatch(notificationClosed('connection'));
  });
  expect(screen.getByRole('complementary', { name: 'Connection' })).toBeVisible();
});
