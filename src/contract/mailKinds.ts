export const mailKinds = [
  'resetLink',
  'passwordChanged',
  'emailConfirm',
  'emailChanged',
  'emailRestored',
  'welcome',
  'resetRequired',
  /** A warning, a silence or a suspension. */
  'sanction',
] as const;
export type MailKind = (typeof mailKinds)[number];
