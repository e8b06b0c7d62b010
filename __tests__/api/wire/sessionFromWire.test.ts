import { sessionFromWire, userFromWire } from '../../../src/api/wire/sessionFromWire';
import { createToken } from '../../support/fixtures/tokens';

const token = createToken({ exp: 4600 });

test('reads the response to a login', () => {
  const user = { id: 7, username: 'ada', slug: 'ada', roles: ['ROLE_USER'] };
  expect(sessionFromWire({ token, refresh_token: 'r2', user }, null)).toEqual({
    token,
    refreshToken: 'r2',
    tokenExpiration: 4600,
    user: { ...user, email: null, language: null },
  });
});

test('a missing refresh token keeps the known one, a missing user stays undefined', () => {
  expect(sessionFromWire({ token }, 'r1')).toEqual({
    token,
    refreshToken: 'r1',
    tokenExpiration: 4600,
  });
});

test.each([null, [], 'x', {}, { token: '' }, { token: 5 }])('rejects %j as a session', (body) => {
  expect(sessionFromWire(body, 'r1')).toBeUndefined();
});

test.each([null, {}, { id: 7 }, { id: '7', username: 'ada' }])('rejects %j as a member', (body) => {
  expect(userFromWire(body)).toBeUndefined();
});

test('roles of a wrong type are dropped', () => {
  expect(userFromWire({ id: 7, username: 'ada', roles: ['ROLE_USER', 4] })?.roles).toEqual([
    'ROLE_USER',
  ]);
  expect(userFromWire({ id: 7, username: 'ada', roles: 'ROLE_ADMIN' })?.roles).toEqual([]);
});
