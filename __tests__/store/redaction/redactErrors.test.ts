import { redactErrorMessage, redactErrorName } from '../../../src/store/redaction/redactErrors';

test.each([
  ["Cannot read properties of undefined (reading 'map')", undefined],
  ['Failed to fetch', undefined],
  ['Minified React error #418; visit', 'Minified xxxxx error #418; xxxxx'],
  ['Unexpected token in JSON at position 12', undefined],
  ['errors:network', undefined],
])('keeps messages of engines and of this program: %s', (message, expected) => {
  expect(redactErrorMessage(message)).toBe(expected ?? message);
});

test.each([
  ['insert-coin-9', 'the password insert-coin-9 was refused'],
  ['ada@records.example', 'user ada@records.example not found'],
  ['eyJhbGciOiJI', 'invalid token eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOjF9.c2lnbmF0dXJl'],
  ['hunter2', `Unexpected token 'h', "hunter2" is not valid JSON`],
  ['geheim', 'Cannot find "geheim" in /api/users?token=geheim'],
  ['0612345678', 'expected 0612345678'],
])('masks %s', (secret, message) => {
  expect(redactErrorMessage(message)).not.toContain(secret);
});

test('removes control characters and line breaks', () => {
  expect(redactErrorMessage('failed\n\u0000to\tload')).toBe('failed to load');
});

test('keeps only known error names', () => {
  expect([redactErrorName('TypeError'), redactErrorName('AdasSecretError')]).toEqual([
    'TypeError',
    'Error',
  ]);
});
