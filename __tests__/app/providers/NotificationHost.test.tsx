import { act, screen, waitFor, within } from '@testing-library/react';
import { NotificationHost } from '../../../src/app/providers/NotificationHost';
import { notificationQueued } from '../../../src/state/uiSlice';
import { matchingMedia } from '../../support/browser/browserGaps';
import { checkAccessibility } from '../../support/browser/checkAccessibility';
import { renderWithStore } from '../../support/browser/renderWithStore';

const texts = [
  'errors:network',
  'errors:timeout',
  'errors:aborted',
  'errors:server',
  'errors:unknown',
] as const;

// The first import takes longer than a query's timeout.
beforeAll(() => import('../../../src/app/providers/ToastStack'));
afterEach(() => jest.useRealTimers());

const region = () => screen.getByRole('region', { name: 'Notifications' });
const shown = () =>
  within(region())
    .queryAllByRole('status')
    .map((toast) => toast.textContent);

/** Shows the first of the texts as toasts without a duration. */
async function setUp(count: number) {
  const rendered = await renderWithStore(<NotificationHost />);
  const queue = (messageKey: (typeof texts)[number], severity: 'info' | 'error' = 'info') =>
    act(() =>
      rendered.store.dispatch(notificationQueued({ messageKey, severity, duration: null })),
    );
  for (const messageKey of texts.slice(0, count)) queue(messageKey);
  if (count > 0) await within(region()).findAllByRole('status');
  return { ...rendered, queue };
}

test('the live region exists before the first toast', async () => {
  await setUp(0);
  expect(region()).toHaveAttribute('aria-live', 'polite');
});

test('three toasts have no accessibility violations', async () => {
  await setUp(3);
  expect(shown()).toHaveLength(3);
  await checkAccessibility();
});

test('an error is an alert; each toast has its own close button', async () => {
  const { user, store, queue } = await setUp(1);
  queue('errors:server', 'error');
  const alert = await within(region()).findByRole('alert');
  expect(alert).toHaveTextContent('The service has a problem');
  await user.click(within(alert).getByRole('button', { name: 'Close' }));
  expect(store.getState().ui.notifications).toHaveLength(1);
  await waitFor(() => expect(within(region()).queryByRole('alert')).not.toBeInTheDocument());
  expect(shown()).toHaveLength(1);
});

test('older toasts are collapsed and expand on request', async () => {
  const { user } = await setUp(5);
  const more = await screen.findByRole('button', { name: '2 more' });
  expect(shown()).toHaveLength(3);
  expect(shown()[0]).toContain('cancelled');
  await user.click(more);
  expect(shown()).toHaveLength(5);
  await user.click(screen.getByRole('button', { name: 'Show fewer' }));
  await user.unhover(region());
});

test('on a phone only the newest toast is open', async () => {
  matchingMedia.add('(max-width: 599.95px)');
  await setUp(3);
  await screen.findByRole('button', { name: '2 more' });
  expect(shown()).toHaveLength(1);
  expect(shown()[0]).toContain('cancelled');
});

test('older toasts expand on hover and on focus', async () => {
  const { user } = await setUp(4);
  await screen.findByRole('button', { name: '1 more' });
  await user.hover(region());
  expect(shown()).toHaveLength(4);
  await user.unhover(region());
  await waitFor(() => expect(shown()).toHaveLength(3));
  await user.tab();
  expect(screen.getByRole('button', { name: 'Show fewer' })).toHaveFocus();
  expect(shown()).toHaveLength(4);
});

test('a toast stays while it is hovered or focused, and closes afterwards', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const { user, store } = await setUp(0);
  act(() => {
    store.dispatch(
      notificationQueued({ messageKey: 'errors:network', severity: 'info', duration: 4000 }),
    );
  });
  const toast = await within(region()).findByRole('status');
  const wait = () => act(async () => jest.advanceTimersByTimeAsync(60_000));
  await user.hover(toast);
  await wait();
  expect(toast).toBeInTheDocument();
  await user.tab();
  expect(within(toast).getByRole('button', { name: 'Close' })).toHaveFocus();
  await user.unhover(toast);
  await wait();
  expect(toast).toBeInTheDocument();
  act(() => within(toast).getByRole('button', { name: 'Close' }).blur());
  await wait();
  await waitFor(() => expect(toast).not.toBeInTheDocument());
});
