import { isHumanReader } from '../../../../src/server/platform/http/isHumanReader';

test.each([
  ['GET', {}, true],
  ['GET', { 'user-agent': 'Mozilla/5.0 (iPhone) Safari/605.1.15' }, true],
  ['HEAD', {}, false],
  ['GET', { 'user-agent': 'Twitterbot/1.0' }, false],
  ['GET', { 'user-agent': 'curl/8.5.0' }, false],
  ['GET', { 'sec-purpose': 'prefetch' }, false],
  ['GET', { purpose: 'preview' }, false],
  ['GET', { 'sec-purpose': ['prefetch', 'x'] }, false],
])('%s with %j counts: %s', (method, headers, counted) => {
  expect(isHumanReader({ method, headers })).toBe(counted);
});
