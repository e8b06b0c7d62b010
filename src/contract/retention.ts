import { supportRules } from './supportRules';

/** How many days data is kept. The table for members and operators is in docs/data-retention.md. */
export const retentionDays = {
  /** Idempotency keys of comments: far longer than any realistic retry. */
  idempotencyKeys: 30,
  supportCases: supportRules.keptDays,
  /** Usernames that were given up: as long as links to them are likely to be followed. */
  formerUsernames: 365,
  /** Mails that were given up. */
  failedMails: 14,
  /** Requests by minute, and nodes that are gone. */
  nodeFigures: 2,
  /** Pictures of proofs that are neither waiting nor accepted, and those that no proof used. */
  proofPictures: 180,
  unusedProofPictures: 1,
  /** What was reported, and what reporters wrote: after the decision. */
  reports: 180,
  notices: 365,
  /** What members wrote in decided requests for proofs, for the moderators. */
  requestMessages: 180,
  /** Three years. */
  auditLog: 1096,
} as const;
