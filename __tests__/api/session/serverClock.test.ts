import { noteResponseTime, noteServerTime } from '../../../src/api/session/serverClock';
import { createExtra } from '../../../src/store/createExtra';
import { createTestStore } from '../../support/browser/createTestStore';

const local = Date.parse('2026-03-01T12:00:00Z');
const hour = 3_600_000;

const openApi = () => {
  const store = createTestStore();
  const extra = createExtra({ language: () => 'en', now: () => local });
  const api = { dispatch: store.dispatch, getState: store.getState, extra };
  return { api, offset: () => store.getState().auth.clockOffset };
};

const answer = (date: number, init: RequestInit = {}) => ({
  request: new Request('http://localhost/', init),
  response: new Response(null, { headers: { Date: new Date(date).toUTCString() } }),
});

test.each([
  ['right', 0, 0],
  ['a few seconds off', 4000, 0],
  ['an hour behind', hour, hour],
  ['an hour ahead', -hour, -hour],
  ['a year behind', 365 * 24 * hour, 365 * 24 * hour],
])('sets the offset for a clock that is %s', (_name, ahead, noted) => {
  const { api, offset } = openApi();
  noteServerTime(api, local + ahead);
  expect(offset()).toBe(noted);
});

test('a corrected clock resets the offset', () => {
  const { api, offset } = openApi();
  noteServerTime(api, local + hour);
  noteServerTime(api, local);
  expect(offset()).toBe(0);
});

test('small differences do not change the offset again', () => {
  const { api, offset } = openApi();
  noteServerTime(api, local + hour);
  noteServerTime(api, local + hour + 3000);
  noteServerTime(api, Number.NaN);
  expect(offset()).toBe(hour);
});

test.each([
  ['what was sent', { method: 'POST' }, true],
  ['a reading past every cache', { cache: 'no-store' as const }, true],
  ['a reading that a cache may answer', {}, false],
])(
  'uses the server time in a response to %s only if no cache can have sent it',
  (_name, init, counts) => {
    const { api, offset } = openApi();
    noteResponseTime(api, answer(local + hour, init));
    expect(offset()).toBe(counts ? hour + 500 : 0);
  },
);
