import { act, screen, waitFor } from '@testing-library/react';
import { currentPage } from '../../../../src/features/pwa/update/currentPage';
import { UpdateBanner } from '../../../../src/features/pwa/update/UpdateBanner';
import { updateFound } from '../../../../src/state/pwaSlice';
import { selectNotifications } from '../../../../src/state/uiSlice';
import { checkAccessibility } from '../../../support/browser/checkAccessibility';
import {
  FakeWorker,
  installServiceWorker,
  removeServiceWorker,
} from '../../../support/browser/fakeServiceWorker';
import { renderWithStore } from '../../../support/browser/renderWithStore';

afterEach(() => {
  removeServiceWorker();
  jest.useRealTimers();
});

async function setUp() {
  const container = installServiceWorker({});
  const waiting = new FakeWorker('installed');
  container.registration.waiting = waiting;
  const reload = jest.spyOn(currentPage, 'reload').mockImplementation(() => undefined);
  const rendered = await renderWithStore(<UpdateBanner />);
  expect(screen.queryByText('Update Available')).not.toBeInTheDocument();
  act(() => {
    rendered.store.dispatch(updateFound());
  });
  const titles = () =>
    selectNotifications(rendered.store.getState()).map(({ titleKey }) => titleKey);
  return { ...rendered, container, waiting, reload, titles };
}
const button = (name: string) => screen.getByRole('button', { name });

test('stays until it is dismissed, and the new version goes on waiting', async () => {
  const { user, store } = await setUp();
  expect(screen.getByRole('article', { name: 'Update Available' })).toBeInTheDocument();
  await checkAccessibility();
  await user.click(button('Later'));
  expect(screen.queryByText('Update Available')).not.toBeInTheDocument();
  expect(store.getState().pwa.needRefresh).toBe(true);
});

test('Update now activates the waiting version', async () => {
  const { user, waiting } = await setUp();
  await user.click(button('Update now'));
  await waitFor(() => expect(waiting.heard).toEqual([{ type: 'SKIP_WAITING' }]));
  expect(button('Updating…')).toHaveAttribute('aria-disabled', 'true');
});

test('when another tab has activated the update, the page is only reloaded', async () => {
  const { user, container, reload } = await setUp();
  container.registration.waiting = null;
  await user.click(button('Update now'));
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
});

test('a version that becomes redundant is reported, and can be retried', async () => {
  const { user, waiting, titles } = await setUp();
  await user.click(button('Update now'));
  await waitFor(() => expect(waiting.heard).toHaveLength(1));
  act(() => waiting.become('redundant'));
  expect(titles()).toEqual(['pwa:update.failedTitle']);
  expect(button('Update now')).toBeEnabled();
});

test('a version that does not activate within ten seconds is reported', async () => {
  const { waiting, titles } = await setUp();
  jest.useFakeTimers();
  act(() => button('Update now').click());
  await act(async () => jest.advanceTimersByTimeAsync(9999));
  expect(waiting.heard).toHaveLength(1);
  expect(titles()).toEqual([]);
  await act(async () => jest.advanceTimersByTimeAsync(1));
  expect(titles()).toEqual(['pwa:update.failedTitle']);
});
