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
  'pictureUploaded',
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
    'membersExported',
    'auditLogExported',
    'administratorCreated',
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
  support: [
    'supportCaseSent',
    'supportCaseOpened',
    'supportSnapshotDownloaded',
    'supportSnapshotReplayed',
    'supportCaseChanged',
    'supportCaseDeleted',
  ],
  site: ['siteConfigured', 'siteRestored', 'jobRequested', 'mailResent', 'mailDiscarded'],
} as const satisfies Record<string, readonly AuditEvent[]>;
export type AuditGroup = keyof typeof auditGroups;

const groupNames = Object.keys(auditGroups);

export function isAuditGroup(value: string | null | undefined): value is AuditGroup {
  return groupNames.some((name) => name === value);
}

export function isAuditEvent(value: string | null | undefined): value is AuditEvent {
  return auditEvents.some((event) => event === value);
}
