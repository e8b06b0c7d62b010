import { sessionFromWire, userFromWire } from '../../src/api/sessionFromWire';
import { createToken } from '../support/fixtures/tokens';

const token = createToken({ exp: 4600 });

test('a login’s reply', () => {
  const user = { id: 7, username: 'ada', slug: 'ada', roles: ['ROLE_USER'] };
  expect(sessionFromWire({ token, refresh_token: 'r2', user }, null)).toEqual({
    token,
    refreshToken: 'r2',
    tokenExpiration: 4600,
    user: { ...user, email: null, language: null },
  });
});

test('a refresh token left out stays the one known, a user left out is not there', () => {
  expect(sessionFromWire({ token }, 'r1')).toEqual({
    token,
    refreshToken: 'r1',
    tokenExpiration: 4600,
  });
});

test.each([null, [], 'x', {}, { token: '' }, { token: 5 }])('no session: %j', (body) => {
  expect(sessionFromWire(body, 'r1')).toBeUndefined();
});

test.each([null, {}, { id: 7 }, { id: '7', username: 'ada' }])('no member: %j', (body) => {
  expect(userFromWire(body)).toBeUndefined();
});

test('roles of a wrong type are none', () => {
  expect(userFromWire({ id: 7, username: 'ada', roles: ['ROLE_USER', 4] })?.roles).toEqual([
    'ROLE_USER',
  ]);
  expect(userFromWire({ id: 7, username: 'ada', roles: 'ROLE_ADMIN' })?.roles).toEqual([]);
});
