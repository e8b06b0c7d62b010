import { limits } from '../../src/contract/limits';
import {
  avatarError,
  changedFields,
  passwordChangeRules,
  profileError,
} from '../../src/contract/profileRules';

const saved = { username: 'Old Padre', email: 'old@example.org', language: 'en' };

test.each([
  ['nothing', {}, undefined],
  ['a good name', { username: 'padre' }, undefined],
  ['two letters', { username: 'ab' }, 'profile:validation.usernameLength'],
  ['21 letters', { username: 'a'.repeat(21) }, 'profile:validation.usernameMax'],
  ['a space', { username: 'Old Padre 2' }, 'profile:validation.usernameFormat'],
  ['no address', { email: 'x' }, 'profile:validation.emailFormat'],
  ['both', { username: 'ab', email: 'x' }, 'profile:validation.usernameLength'],
  ['any language', { language: 'tlh' }, undefined],
])('validates a change to %s', (_name, changes, key) => {
  expect(profileError(saved, { ...saved, ...changes })).toBe(key);
  expect(changedFields(saved, { ...saved, ...changes })).toEqual(changes);
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
