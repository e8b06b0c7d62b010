import { retryAfterSeconds } from '../../../src/api/errors/retryAfter';

const now = Date.parse('2026-01-01T00:00:00Z');
const moment = now / 1000;

test.each<[string, string | null, unknown, number | undefined]>([
  ['seconds in the header', '30', null, 30],
  ['a date in the header', 'Thu, 01 Jan 2026 00:01:00 GMT', null, 60],
  ['a date that has passed', 'Thu, 01 Jan 2015 00:01:00 GMT', null, 0],
  ['seconds in the body', null, { retry_after: 900 }, 900],
  ['seconds in the details', null, { details: { limit: 5, retry_after: 12.2 } }, 13],
  ['a unix timestamp', null, { details: { retry_after: moment + 45 } }, 45],
  ['a timestamp in the past', null, { retry_after: moment - 45 }, 0],
  ['never more than a day', '999999', null, 86_400],
  ['the header before the body', '5', { retry_after: 900 }, 5],
  ['nonsense', 'soon', { retry_after: 'later' }, undefined],
  ['nothing', null, null, undefined],
])('%s', (_name, header, body, expected) => {
  expect(retryAfterSeconds(header, body, now)).toBe(expected);
});
