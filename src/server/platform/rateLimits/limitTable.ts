const minute = 60_000;

export interface Limit {
  name: string;
  /** Allowed uses per window, before RATE_LIMIT_FACTOR. */
  uses: number;
  /** Milliseconds. */
  window: number;
  /** The wait doubles each time the limit is exceeded again. */
  escalates?: boolean;
}

/** Every rate limit. Logins count per account and per IP address, against guessing many passwords and trying many accounts. */
export const limitTable = {
  loginPerAccount: { name: 'loginAccount', uses: 10, window: 15 * minute, escalates: true },
  loginPerAddress: { name: 'loginAddress', uses: 50, window: 5 * minute, escalates: true },
  refreshPerAddress: { name: 'refresh', uses: 150, window: 5 * minute },
  /** API reads by guests: far more than several active readers behind one IP address need. */
  readsPerAddress: { name: 'reads', uses: 600, window: 5 * minute },
  /** API reads by members and administrators: only a runaway script exceeds this. */
  readsPerAccount: { name: 'readsAccount', uses: 3000, window: 5 * minute },
  /** Counts of the rivals of a player, which take up to a second and are kept for a day. */
  rivalCountsPerAddress: { name: 'rivalCounts', uses: 60, window: 5 * minute },
  registrationPerAddress: { name: 'registration', uses: 5, window: 30 * minute },
  resetPerAddress: { name: 'resetAddress', uses: 25, window: 5 * minute },
  resetPerEmail: { name: 'resetEmail', uses: 5, window: 30 * minute },
  confirmPerAddress: { name: 'confirm', uses: 25, window: 5 * minute },
  /** Changing the password and deleting the account require the password, so both could be used to guess it. */
  passwordPerAccount: { name: 'password', uses: 10, window: 15 * minute, escalates: true },
  profilePerAccount: { name: 'profile', uses: 30, window: 30 * minute },
  /** Enough for a lively discussion and for comments queued while offline. */
  commentsPerAccount: { name: 'comments', uses: 30, window: 10 * minute },
  commentsPerAddress: { name: 'commentsAddress', uses: 120, window: 10 * minute },
  commentChangesPerAccount: { name: 'commentChanges', uses: 60, window: 10 * minute },
  /** Scores, not requests: a game can have a thousand charts. */
  scorePostsPerAccount: { name: 'scorePosts', uses: 1200, window: 10 * minute },
  /** Scores whose places the sheet asks for, after each pause in typing. */
  scorePredictionsPerAccount: { name: 'scorePredictions', uses: 6000, window: 10 * minute },
  /** Proofs, not requests: one picture can prove many scores. */
  proofsPerAccount: { name: 'proofs', uses: 300, window: 10 * minute },
  proofPicturesPerAccount: { name: 'proofPictures', uses: 60, window: 10 * minute },
  /** Attempts: five requests a day are kept. */
  proofRequestsPerAccount: { name: 'proofRequests', uses: 60, window: 10 * minute },
  /** Attempts: twenty reports a day are kept. */
  contentReportsPerAccount: { name: 'contentReports', uses: 60, window: 10 * minute },
  /** Ten times what a quick moderator decides. */
  proofDecisionsPerAccount: { name: 'proofDecisions', uses: 600, window: 10 * minute },
  caseDecisionsPerAccount: { name: 'caseDecisions', uses: 300, window: 10 * minute },
  proofClaimsPerAccount: { name: 'proofClaims', uses: 1800, window: 10 * minute },
  /** Reads everything of one member. */
  ownDataPerAccount: { name: 'ownData', uses: 5, window: 60 * minute },
  avatarPerAccount: { name: 'avatar', uses: 20, window: 30 * minute },
  /** Administrative changes to accounts: enough for a cleanup, too few to disable every account within minutes. */
  adminChangesPerAccount: { name: 'adminChanges', uses: 120, window: 10 * minute },
  /** The editor autosaves every few seconds while typing. */
  articleSavesPerAccount: { name: 'articleSaves', uses: 600, window: 10 * minute },
  /** A save of a game can be large, and is made by hand. */
  gameSavesPerAccount: { name: 'gameSaves', uses: 300, window: 10 * minute },
  /** Each open editor sends a heartbeat every fifteen seconds. */
  presencePerAccount: { name: 'presence', uses: 900, window: 10 * minute },
  picturesPerAccount: { name: 'pictures', uses: 60, window: 10 * minute },
  forcedResetsPerAccount: { name: 'forcedResets', uses: 5, window: 30 * minute },
  emailLookupsPerAccount: { name: 'emailLookups', uses: 60, window: 10 * minute },
  exportsPerAccount: { name: 'exports', uses: 10, window: 10 * minute },
  /** Anyone can report a problem, and each report takes storage. */
  reportsPerAddress: { name: 'reports', uses: 12, window: 60 * minute },
  reportsPerAccount: { name: 'reportsAccount', uses: 6, window: 60 * minute },
} as const satisfies Record<string, Limit>;
