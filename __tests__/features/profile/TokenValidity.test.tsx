import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { paths } from '../../../src/contract/paths';
import { countdown, TokenValidity } from '../../../src/features/profile/TokenValidity';
import type { AuthState } from '../../../src/state/authSlice';
import { selectNotifications } from '../../../src/state/uiSlice';
import { apiServer } from '../../support/browser/apiServer';
import { checkAccessibility } from '../../support/browser/checkAccessibility';
import { session } from '../../support/fixtures/session';
import { renderWithStore } from '../../support/browser/renderWithStore';

const inSeconds = (seconds: number) => Date.now() / 1000 + seconds;
const setUp = async (given: Partial<AuthState>) =>
  renderWithStore(<TokenValidity />, { preloadedState: { auth: session(given) } });

test.each([
  [0, '00:00'],
  [-5000, '00:00'],
  [59_999, '00:59'],
  [3_599_000, '59:59'],
  [3_600_000, '1:00:00'],
  [90_061_000, '25:01:01'],
])('%s ms are shown as %s', (left, text) => {
  expect(countdown(left)).toBe(text);
});

test.each([
  ['Valid', { tokenExpiration: inSeconds(3000) }, /^(50:00|49:5\d)$/],
  ['Expiring soon', { tokenExpiration: inSeconds(120) }, /^0[12]:\d\d$/],
  ['Expired', { tokenExpiration: inSeconds(-60) }, /^00:00$/],
  ['Unknown', { tokenExpiration: null }, /^Unavailable$/],
  ['Not connected', { token: null, tokenExpiration: null }, /^Unavailable$/],
] as const)('a token with the status "%s"', async (status, given, left) => {
  await setUp(given);
  expect(await screen.findByText(status)).toBeInTheDocument();
  expect(screen.getByRole('timer')).toHaveTextContent(left);
  await checkAccessibility();
});

test('the remaining time counts down', async () => {
  await setUp({ tokenExpiration: inSeconds(3000) });
  const before = (await screen.findByRole('timer')).textContent;
  await waitFor(() => expect(screen.getByRole('timer').textContent).not.toBe(before));
});

test('a wrong clock is corrected', async () => {
  await setUp({ tokenExpiration: inSeconds(3000 - 86_400), clockOffset: -86_400_000 });
  expect(await screen.findByText('Valid')).toBeInTheDocument();
});

test('refreshing by hand shows a notice', async () => {
  const { user, store } = await setUp({});
  await user.click(await screen.findByRole('button', { name: 'Refresh token' }));
  await waitFor(() => expect(store.getState().auth.refreshToken).toBe('refresh-2'));
  await waitFor(() =>
    expect(selectNotifications(store.getState())).toEqual([
      expect.objectContaining({
        titleKey: 'session:refreshed.title',
        messageKey: 'session:refreshed.message',
        duration: 3000,
      }),
    ]),
  );
});

test('a failed refresh is reported, and the session is kept', async () => {
  apiServer.use(http.post(`*${paths.refreshToken}`, () => new HttpResponse(null, { status: 503 })));
  const { user, store } = await setUp({});
  await user.click(await screen.findByRole('button', { name: 'Refresh token' }));
  await waitFor(() =>
    expect(selectNotifications(store.getState())).toEqual([
      expect.objectContaining({ messageKey: 'session:kept.notAnswering' }),
    ]),
  );
  expect(store.getState().auth.token).toBe('token-1');
});

test('without a refresh token there is no button', async () => {
  await setUp({ refreshToken: null });
  expect(await screen.findByRole('button', { name: 'Refresh token' })).toBeDisabled();
});
