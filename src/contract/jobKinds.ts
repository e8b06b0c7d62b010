/** The kinds of background work. `src/server/process/backgroundJobs.ts` says what each does and how often. */
export const jobKinds = [
  'mails',
  'publications',
  'suspensions',
  'gameParts',
  'rankingMarks',
  'rankingRecount',
  'rankingDays',
  'dayRoots',
  'proofDeadlines',
  'proofReminders',
  'articleCleanup',
  'gameCleanup',
  'pictureCleanup',
  'retention',
] as const;
export type JobKind = (typeof jobKinds)[number];

/** `failing`: the last run failed and will be repeated. */
export const jobStates = ['running', 'waiting', 'failing'] as const;
export type JobState = (typeof jobStates)[number];

/** `failed`: given up after a day; only sent again when an administrator asks for it. */
export const mailStates = ['waiting', 'sending', 'failed'] as const;
export type MailState = (typeof mailStates)[number];

export const mailFilters = ['waiting', 'failed'] as const;
export type MailFilter = (typeof mailFilters)[number];
