export const mailKinds = [
  'resetLink',
  'passwordChanged',
  'emailConfirm',
  'emailChanged',
  'emailRestored',
  'welcome',
  'resetRequired',
] as const;
export type MailKind = (typeof mailKinds)[number];
