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
  /** Scores have become due to be proved, or the time to prove them ends soon. */
  'proofDue',
  'proofDueSoon',
] as const;
export type MailKind = (typeof mailKinds)[number];
