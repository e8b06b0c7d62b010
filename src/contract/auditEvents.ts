/** The events recorded in the audit log. */
export const auditEvents = [
  'memberRegistered',
  'loginSucceeded',
  'loginFailed',
  'loginLimited',
  'refreshTokenReused',
  'loggedOut',
  'resetRequested',
  'resetConfirmed',
  'passwordChanged',
  'usernameChanged',
  'emailChangeRequested',
  'emailChanged',
  'emailChangeUndone',
  'avatarChanged',
  'accountDeleted',
  'ownDataExported',
  'accessDenied',
  /** By someone other than the author. */
  'commentChanged',
  'commentDeleted',
  'memberDisabled',
  'memberEnabled',
  'passwordResetForced',
  'sessionsRevoked',
  'rolesChanged',
  'membersExported',
  'auditLogExported',
  'articleCreated',
  'articleChanged',
  'articleAuthorChanged',
  'articlePublished',
  'articleScheduled',
  'articleWithdrawn',
  'articleCanceled',
  'articleTrashed',
  'articleRestored',
  'articleDeleted',
  'gameCreated',
  'gameChanged',
  'gamePublished',
  'gameClosed',
  'gameReopened',
  'gameDeleted',
  'chartsMerged',
  'catalogueChanged',
  /** By the first of two moderators. */
  'proofSeconded',
  'proofAccepted',
  'proofRefused',
  'proofRevoked',
  'requestAccepted',
  'requestRefused',
  'moderatorGamesChanged',
  'pictureUploaded',
  'scoreWithdrawn',
  'scoreRestored',
  'playerUnranked',
  'playerReranked',
  /** From the server's command line. */
  'administratorCreated',
  'supportCaseSent',
  'supportCaseOpened',
  'supportSnapshotDownloaded',
  'supportSnapshotReplayed',
  'supportCaseChanged',
  'supportCaseDeleted',
  'siteConfigured',
  'siteRestored',
  /** By the daily recount. */
  'rankingsMended',
  'jobRequested',
  'mailResent',
  'mailDiscarded',
] as const;
export type AuditEvent = (typeof auditEvents)[number];

/** Groups of events, for filtering. */
export const auditGroups = {
  access: [
    'loginSucceeded',
    'loginFailed',
    'loginLimited',
    'refreshTokenReused',
    'loggedOut',
    'accessDenied',
  ],
  accounts: [
    'memberRegistered',
    'resetRequested',
    'resetConfirmed',
    'passwordChanged',
    'usernameChanged',
    'emailChangeRequested',
    'emailChanged',
    'emailChangeUndone',
    'avatarChanged',
    'accountDeleted',
    'ownDataExported',
  ],
  members: [
    'memberDisabled',
    'memberEnabled',
    'passwordResetForced',
    'sessionsRevoked',
    'rolesChanged',
    'moderatorGamesChanged',
    'membersExported',
    'auditLogExported',
    'administratorCreated',
  ],
  moderation: [
    'proofSeconded',
    'proofAccepted',
    'proofRefused',
    'proofRevoked',
    'requestAccepted',
    'requestRefused',
  ],
  catalogue: [
    'gameCreated',
    'gameChanged',
    'gamePublished',
    'gameClosed',
    'gameReopened',
    'gameDeleted',
    'chartsMerged',
    'catalogueChanged',
  ],
  content: [
    'articleCreated',
    'articleChanged',
    'articleAuthorChanged',
    'articlePublished',
    'articleScheduled',
    'articleWithdrawn',
    'articleCanceled',
    'articleTrashed',
    'articleRestored',
    'articleDeleted',
    'pictureUploaded',
    'commentChanged',
    'commentDeleted',
  ],
  scores: ['scoreWithdrawn', 'scoreRestored', 'playerUnranked', 'playerReranked'],
  support: [
    'supportCaseSent',
    'supportCaseOpened',
    'supportSnapshotDownloaded',
    'supportSnapshotReplayed',
    'supportCaseChanged',
    'supportCaseDeleted',
  ],
  site: [
    'siteConfigured',
    'siteRestored',
    'rankingsMended',
    'jobRequested',
    'mailResent',
    'mailDiscarded',
  ],
} as const satisfies Record<string, readonly AuditEvent[]>;
export type AuditGroup = keyof typeof auditGroups;

/** Whether an event is about a person, and not about a game, an article, a case or the site. */
export const concernsPerson = (event: AuditEvent): boolean =>
  [auditGroups.access, auditGroups.accounts, auditGroups.members].some((group) =>
    group.some((one) => one === event),
  );

const groupNames = Object.keys(auditGroups);

export function isAuditGroup(value: string | null | undefined): value is AuditGroup {
  return groupNames.some((name) => name === value);
}

export function isAuditEvent(value: string | null | undefined): value is AuditEvent {
  return auditEvents.some((event) => event === value);
}
