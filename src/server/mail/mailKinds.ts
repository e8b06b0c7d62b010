export const mailKinds = [
  'resetLink',
  'passwordChanged',
  'emailChanged',
  'welcome',
  'resetRequired',
] as const;
export type MailKind = (typeof mailKinds)[number];
