import { limits } from './limits';

/*
 * Form validation for both sides. A rule returns the key of the error text, or undefined if the value is valid;
 * a rule that compares gets the other fields too. The form decides whether an empty field shows its error.
 */

export type Rule<Values, Key extends string> = (value: string, values: Values) => Key | undefined;
export type FieldRules<Values, Key extends string> = {
  readonly [Field in keyof Values]: Rule<Values, Key>;
};

const unless = <Key extends string>(fine: boolean, key: Key): Key | undefined =>
  fine ? undefined : key;

/** Length in code points: an emoji counts as one, not two. */
const lengthOf = (value: string) => [...value].length;

/** Letters and digits of any script, with hyphens inside. */
const domainLabel = /^(?!-)[\p{L}\p{M}\p{N}-]{1,63}(?<!-)$/u;

/**
 * Text, @, and two or more labels of a domain, no spaces. Full-width forms of Latin letters are refused: no mail reaches them. The
 * length is checked first, so that no input is expensive to validate.
 */
export function isEmail(value: string): boolean {
  if (value.length > limits.emailLength || value.normalize('NFKC') !== value.normalize('NFC')) {
    return false;
  }
  const [local = '', domain = '', ...rest] = value.split('@');
  const labels = domain.split('.');
  return (
    rest.length === 0 &&
    /^[^\s]+$/.test(local) &&
    labels.length > 1 &&
    labels.every((label) => domainLabel.test(label))
  );
}

function isUsername(value: string): boolean {
  return usernameError(value) === undefined;
}

/** Why a username is invalid: too short, too long, or a character other than letters, digits and underscore. */
export function usernameError(value: string): 'length' | 'max' | 'format' | undefined {
  const { min, max } = limits.username;
  if (value.length < min) return 'length';
  if (value.length > max) return 'max';
  return unless(/^[A-Za-z0-9_]+$/.test(value), 'format');
}

/** Limits the cost of hashing; passwords are never truncated. */
export function fitsPasswordLimits(value: string): boolean {
  const { min, max, bytes } = limits.password;
  if (value.length > bytes || new TextEncoder().encode(value).length > bytes) return false;
  const length = lengthOf(value);
  return length >= min && length <= max;
}

/** At least eight characters with at least one letter and one digit, of any script. */
export function isPassword(value: string): boolean {
  return fitsPasswordLimits(value) && /\p{L}/u.test(value) && /\p{Nd}/u.test(value);
}

/** However their accents are typed. */
export const isSamePassword = (one: string, other: string): boolean =>
  one.normalize('NFC') === other.normalize('NFC');

export type RegistrationValues = {
  email: string;
  username: string;
  password: string;
  confirmPassword: string;
};
export type RegistrationKey =
  `auth:register.validation.${'email' | 'username' | 'password' | 'passwordMatch'}`;

export const registrationRules: FieldRules<RegistrationValues, RegistrationKey> = {
  email: (value) => unless(isEmail(value), 'auth:register.validation.email'),
  // Keyboards that complete words add a space.
  username: (value) => unless(isUsername(value.trim()), 'auth:register.validation.username'),
  password: (value) => unless(isPassword(value), 'auth:register.validation.password'),
  confirmPassword: (value, { password }) =>
    unless(value === password, 'auth:register.validation.passwordMatch'),
};

export type LoginValues = { username: string; password: string };
export type LoginKey = `auth:login.validation.${'username' | 'password'}`;

/** Both are required, without further rules, because older accounts may not meet today's. */
export const loginRules: FieldRules<LoginValues, LoginKey> = {
  username: (value) => unless(value.trim() !== '', 'auth:login.validation.username'),
  password: (value) => unless(value !== '', 'auth:login.validation.password'),
};

export type ForgotPasswordValues = { email: string };
export type ForgotPasswordKey = 'auth:forgotPassword.noEmail';

export const forgotPasswordRules: FieldRules<ForgotPasswordValues, ForgotPasswordKey> = {
  email: (value) => unless(isEmail(value), 'auth:forgotPassword.noEmail'),
};

export type ResetPasswordValues = { token: string; password: string; confirmPassword: string };
export type ResetPasswordKey =
  | 'auth:resetPassword.tokenRequired'
  | `auth:resetPassword.validation.${'required' | 'length' | 'passwordMatch'}`;

export const resetPasswordRules: FieldRules<ResetPasswordValues, ResetPasswordKey> = {
  token: (value) => unless(value !== '', 'auth:resetPassword.tokenRequired'),
  password: (value) =>
    value === ''
      ? 'auth:resetPassword.validation.required'
      : unless(fitsPasswordLimits(value), 'auth:resetPassword.validation.length'),
  confirmPassword: (value, { password }) =>
    unless(value === password, 'auth:resetPassword.validation.passwordMatch'),
};
