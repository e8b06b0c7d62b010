import { limits } from '../../src/contract/limits';
import {
  avatarError,
  changedFields,
  passwordChangeRules,
  profileRules,
  type ProfileValues,
} from '../../src/contract/profileRules';

const saved = { username: 'Old Padre', email: 'old@example.org', language: 'en' };

const { username, email, language } = profileRules;

test.each([
  ['a good name', username('padre', saved), undefined],
  ['two letters', username(' ab ', saved), 'profile:validation.usernameLength'],
  ['21 letters', username('a'.repeat(21), saved), 'profile:validation.usernameMax'],
  ['a space', username('Old Padre', saved), 'profile:validation.usernameFormat'],
  ['no address', email('x', saved), 'profile:validation.emailFormat'],
  ['any language', language('tlh', saved), undefined],
])('the profile: %s', (_name, error, expected) => {
  expect(error).toBe(expected);
});

test.each<[string, Partial<ProfileValues>, Partial<ProfileValues>]>([
  ['nothing', {}, {}],
  ['a name without its spaces', { username: ' padre ' }, { username: 'padre' }],
  ['several fields', { email: 'x', language: 'tlh' }, { email: 'x', language: 'tlh' }],
])('the changed fields are %s', (_name, changes, expected) => {
  expect(changedFields(saved, { ...saved, ...changes })).toEqual(expected);
});

test.each([
  ['currentPassword', '', 'profile:password.validation.current'],
  ['newPassword', 'abcdefgh', 'profile:password.validation.new'],
  ['newPassword', 'abcde1', 'profile:password.validation.new'],
  ['confirmPassword', 'abcdefg2', 'profile:password.validation.passwordMatch'],
] as const)('password change: %s %j shows %s', (field, value, key) => {
  const values = { currentPassword: 'x', newPassword: 'abcdefg1', confirmPassword: 'abcdefg1' };
  expect(passwordChangeRules[field](value, values)).toBe(key);
  expect(passwordChangeRules[field](values[field], values)).toBeUndefined();
});

const { bytes } = limits.avatar;
test.each([
  ['image/jpeg', bytes, undefined],
  ['image/png', 1, undefined],
  ['image/gif', 1, undefined],
  ['image/webp', 1, 'profile:avatar.errors.invalidType'],
  ['image/svg+xml', 1, 'profile:avatar.errors.invalidType'],
  ['', bytes + 1, 'profile:avatar.errors.invalidType'],
  ['image/png', bytes + 1, 'profile:avatar.errors.tooLarge'],
])('validates a picture of type %j with %i bytes', (type, size, key) => {
  expect(avatarError({ type, size })).toBe(key);
});
