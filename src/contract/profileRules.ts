import { limits } from './limits';
import { isEmail, isPassword, isSamePassword, usernameError, type FieldRules } from './rules';

export type ProfileValues = { username: string; email: string; language: string };
export type ProfileKey =
  `profile:validation.${'usernameLength' | 'usernameMax' | 'usernameFormat' | 'emailFormat'}`;

const usernameKeys = {
  length: 'profile:validation.usernameLength',
  max: 'profile:validation.usernameMax',
  format: 'profile:validation.usernameFormat',
} as const;

export const profileRules: FieldRules<ProfileValues, ProfileKey> = {
  username: (value) => {
    const error = usernameError(value.trim());
    return error && usernameKeys[error];
  },
  email: (value) => (isEmail(value) ? undefined : 'profile:validation.emailFormat'),
  language: () => undefined,
};

/** The changed fields: only they are validated and sent, so that a username from before today's rules can stay. */
export function changedFields(saved: ProfileValues, edited: ProfileValues): Partial<ProfileValues> {
  const { email, language } = edited;
  const username = edited.username.trim();
  return {
    ...(username === saved.username ? {} : { username }),
    ...(email === saved.email ? {} : { email }),
    ...(language === saved.language ? {} : { language }),
  };
}

export type PasswordChangeValues = {
  currentPassword: string;
  newPassword: string;
  confirmPassword: string;
};
export type PasswordChangeKey =
  `profile:password.validation.${'current' | 'new' | 'unchanged' | 'passwordMatch'}`;

export const passwordChangeRules: FieldRules<PasswordChangeValues, PasswordChangeKey> = {
  currentPassword: (value) => (value === '' ? 'profile:password.validation.current' : undefined),
  newPassword: (value, { currentPassword }) => {
    if (!isPassword(value)) return 'profile:password.validation.new';
    return isSamePassword(value, currentPassword)
      ? 'profile:password.validation.unchanged'
      : undefined;
  },
  confirmPassword: (value, { newPassword }) =>
    value === newPassword ? undefined : 'profile:password.validation.passwordMatch',
};

export const avatarTypes = ['image/jpeg', 'image/png', 'image/gif'] as const;
export type AvatarKey = `profile:avatar.errors.${'invalidType' | 'tooLarge'}`;

/** Checks a chosen file by the type and size the browser reports; the server checks the bytes. */
export function avatarError(file: { type: string; size: number }): AvatarKey | undefined {
  if (!avatarTypes.some((type) => type === file.type)) return 'profile:avatar.errors.invalidType';
  return file.size > limits.avatar.bytes ? 'profile:avatar.errors.tooLarge' : undefined;
}
