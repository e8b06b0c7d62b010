import {
  isExpiryNear,
  isTokenExpired,
  refreshDelay,
  timeLeft,
  tokenStatus,
} from '../../src/state/tokenStatus';

const now = 1_700_000_000_000;
/** A token with this many seconds left; null for one without an expiry. */
const left = (seconds: number | null) => ({
  token: 'token',
  tokenExpiration: seconds === null ? null : now / 1000 + seconds,
  now,
});

test.each([
  [3600, 'valid'],
  [300, 'valid'],
  [299, 'expiringSoon'],
  [11, 'expiringSoon'],
  [10, 'expired'],
  [0, 'expired'],
  [-5, 'expired'],
  [null, 'unknown'],
] as const)('with %s s left the token is %s', (seconds, status) => {
  expect(tokenStatus(left(seconds))).toBe(status);
});

test('without a token the status is not connected', () => {
  expect(tokenStatus({ ...left(60), token: null })).toBe('notConnected');
});

test.each([
  [11, false],
  [10, true],
  [9, true],
  [-60, true],
  [null, true],
])('with %s s left it is expired: %s', (seconds, expired) => {
  expect(isTokenExpired(left(seconds))).toBe(expired);
});

test.each([
  [121, false],
  [120, true],
  [60, true],
  [30, true],
  [29, false],
  [null, false],
])('with %s s left it is close enough to expiry for a warning: %s', (seconds, near) => {
  expect(isExpiryNear(left(seconds))).toBe(near);
});

test.each([
  ['nothing is planned with five minutes left', 300, null, null],
  ['it is planned 30 s before the end', 299, null, 269_000],
  ['it is planned 30 s before the end', 31, null, 1000],
  ['it is due in the last 30 s', 30, null, 0],
  ['it is due when the token has expired', -100, null, 0],
  ['after a try it rests for a minute', 5, 20_000, 40_000],
  ['after that minute it is due again', 5, 60_000, 0],
  ['a try long ago changes nothing', 200, 600_000, 170_000],
  ['without an expiration it is tried once', null, null, 0],
  ['and only once', null, 600_000, null],
])('%s (%s s left, last try %s ms ago)', (_name, seconds, rested, delay) => {
  expect(refreshDelay(left(seconds), rested)).toBe(delay);
});

test('a token valid for sixty days gets no timer, since the delay would overflow', () => {
  expect(refreshDelay(left(60 * 86_400), null)).toBeNull();
});

test('the remaining time is in milliseconds', () => {
  expect(timeLeft(left(2))).toBe(2000);
  expect(timeLeft(left(null))).toBeNull();
});
