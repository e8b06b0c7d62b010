import {
  fitsPasswordLimits,
  forgotPasswordRules,
  isEmail,
  isPassword,
  loginRules,
  registrationRules,
  resetPasswordRules,
  usernameError,
} from '../../src/contract/rules';

test.each([
  ['a@b.c', true],
  ['first.last+tag@sub.example.org', true],
  ['é@exämple.org', true],
  ['a@xn--exmple-cua.org', true],
  ['संपर्क@उदाहरण.भारत', true],
  ['a@x..y', false],
  ['a@.x.y', false],
  ['a@-x.y', false],
  ['a@x-.y', false],
  ['a@x_y.z', false],
  ['ＡＢ@example.org', false],
  ['ab@ｅxample.org', false],
  ['ab＠example.org', false],
  [`a@${'b'.repeat(64)}.org`, false],
  ['', false],
  ['a', false],
  ['a@b', false],
  ['@b.c', false],
  ['a@.', false],
  ['a@b.', false],
  ['a@@b.c', false],
  ['a b@c.d', false],
  ['a@b .c', false],
  ['a@b.c ', false],
  ['a@b.c\n', false],
  [`${'a'.repeat(250)}@b.c`, true],
  [`${'a'.repeat(251)}@b.c`, false],
])('the address %j is valid: %s', (value, fine) => {
  expect(isEmail(value)).toBe(fine);
  expect(forgotPasswordRules.email(value, { email: value })).toBe(
    fine ? undefined : 'auth:forgotPassword.noEmail',
  );
});

test('a very long address is rejected quickly', () => {
  expect(isEmail(`a@${'a.'.repeat(5_000_000)} `)).toBe(false);
});

test.each([
  ['abc', undefined],
  ['A_9', undefined],
  ['___', undefined],
  ['a'.repeat(20), undefined],
  ['', 'length'],
  ['ab', 'length'],
  ['a'.repeat(21), 'max'],
  ['a-b', 'format'],
  ['a b', 'format'],
  ['añb', 'format'],
  ['abc\n', 'format'],
  ['аdmin', 'format'],
] as const)('the username %j has the error %s', (value, error) => {
  expect(usernameError(value)).toBe(error);
});

test.each([
  ['abcdefg1', true],
  ['1234567a', true],
  ['パスワード123', true],
  ['пароль٣٤', true],
  ['abcdef1', false],
  ['abcdefgh', false],
  ['12345678', false],
  ['!!!!!!!1', false],
  [`1${'a'.repeat(127)}`, true],
  [`1${'a'.repeat(128)}`, false],
  [`1a${'🎮'.repeat(6)}`, true],
  ['1a🎮🎮🎮🎮🎮', false],
  [`1a${'🎮'.repeat(126)}`, true],
])('the password %j is valid: %s', (value, fine) => {
  expect(isPassword(value)).toBe(fine);
});

test('a password’s minimum is in characters and its maximum in bytes', () => {
  expect(fitsPasswordLimits('🎮'.repeat(8))).toBe(true);
  expect(fitsPasswordLimits('🎮'.repeat(7))).toBe(false);
  expect(fitsPasswordLimits('👩‍👩‍👧‍👦'.repeat(18))).toBe(true);
  expect(fitsPasswordLimits('x'.repeat(2_000_000))).toBe(false);
});

const registration = {
  email: 'a@b.cd',
  username: 'abc',
  password: 'abcdefg1',
  confirmPassword: 'abcdefg1',
};

test.each([
  ['email', 'a@b', 'auth:register.validation.email'],
  ['username', 'ab', 'auth:register.validation.username'],
  ['password', 'abcdefgh', 'auth:register.validation.password'],
  ['confirmPassword', 'abcdefg2', 'auth:register.validation.passwordMatch'],
] as const)('registration: %s %j shows %s', (field, value, key) => {
  expect(registrationRules[field](value, registration)).toBe(key);
  expect(registrationRules[field](registration[field], registration)).toBeUndefined();
});

test.each([
  ['username', '  ', 'auth:login.validation.username'],
  ['password', '', 'auth:login.validation.password'],
] as const)('log-in: %s %j shows %s', (field, value, key) => {
  const values = { username: 'x', password: ' ' };
  expect(loginRules[field](value, values)).toBe(key);
  expect(loginRules[field](values[field], values)).toBeUndefined();
});

test.each([
  ['token', '', 'auth:resetPassword.tokenRequired'],
  ['password', '', 'auth:resetPassword.validation.required'],
  ['password', 'abcdefg', 'auth:resetPassword.validation.length'],
  ['confirmPassword', 'abcdefgi', 'auth:resetPassword.validation.passwordMatch'],
] as const)('reset: %s %j shows %s', (field, value, key) => {
  const values = { token: 't', password: 'abcdefgh', confirmPassword: 'abcdefgh' };
  expect(resetPasswordRules[field](value, values)).toBe(key);
  expect(resetPasswordRules[field](values[field], values)).toBeUndefined();
});
