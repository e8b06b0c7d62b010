import { prefersPlainJson } from '../../../../src/server/platform/jsonLd/mediaType';

test.each([
  'application/json',
  'Application/JSON',
  'application/json;q=0.9, application/ld+json;q=0.8',
  'application/json, text/plain;q=0.5, */*;q=0.1',
  'application/*;q=0.2, application/json',
])('prefers plain JSON for "%s"', (accept) => {
  expect(prefersPlainJson(accept)).toBe(true);
});

test.each([
  undefined,
  '',
  '*/*',
  'application/*',
  'text/html',
  'application/ld+json',
  'application/json, application/ld+json',
  // The default of axios.
  'application/json, text/plain, */*',
  'application/json;q=0.5, application/ld+json',
  'application/json;q=0',
  'application/json;q=x',
])('keeps JSON-LD for "%s"', (accept) => {
  expect(prefersPlainJson(accept)).toBe(false);
});
