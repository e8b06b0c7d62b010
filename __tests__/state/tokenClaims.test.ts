import { readTokenClaims } from '../../src/state/tokenClaims';
import { createToken } from '../support/fixtures/tokens';

const none = { exp: null, iat: null, username: null, subject: null };

test('reads expiry, issue time and name', () => {
  const token = createToken({ iat: 1000, exp: 4600, username: 'zoë ギ?~>ÿ??>' });
  expect(readTokenClaims(token)).toEqual({
    ...none,
    iat: 1000,
    exp: 4600,
    username: 'zoë ギ?~>ÿ??>',
  });
});

test.each([
  ['nothing', ''],
  ['no token', 'opaque'],
  ['no base64', 'a.%%%.c'],
  ['no JSON', `a.${btoa('hello')}.c`],
  ['no object', `a.${btoa('null')}.c`],
  ['other types', createToken({ exp: '4600', iat: true, username: 7 })],
  ['impossible moments', createToken({ exp: -5, iat: 0 })],
])('ignores %s', (_name, token) => {
  expect(readTokenClaims(token)).toEqual(none);
});
