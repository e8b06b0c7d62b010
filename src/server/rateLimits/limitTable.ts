const minute = 60_000;

export interface Limit {
  name: string;
  /** How often within the window, before RATE_LIMIT_FACTOR. */
  uses: number;
  /** Milliseconds. */
  window: number;
  /** Whoever passes it again and again waits twice as long each time. */
  escalates?: boolean;
}

/** Every limit of the site. Log-ins count per account and per address: neither guessing many words nor many names pays. */
export const limitTable = {
  loginPerAccount: { name: 'loginAccount', uses: 10, window: 15 * minute, escalates: true },
  loginPerAddress: { name: 'loginAddress', uses: 50, window: 5 * minute, escalates: true },
  refreshPerAddress: { name: 'refresh', uses: 150, window: 5 * minute },
  /** What guests read of the API; far more than a curious reader asks for, also a few behind one address. */
  readsPerAddress: { name: 'reads', uses: 600, window: 5 * minute },
  /** What members and administrators read of the API: no hand clicks that fast, a script that never ends does. */
  readsPerAccount: { name: 'readsAccount', uses: 3000, window: 5 * minute },
  registrationPerAddress: { name: 'registration', uses: 5, window: 30 * minute },
  resetPerAddress: { name: 'resetAddress', uses: 25, window: 5 * minute },
  resetPerEmail: { name: 'resetEmail', uses: 5, window: 30 * minute },
  confirmPerAddress: { name: 'confirm', uses: 25, window: 5 * minute },
  /** Changing the password and deleting the account ask for it: both are a place to guess. */
  passwordPerAccount: { name: 'password', uses: 10, window: 15 * minute, escalates: true },
  profilePerAccount: { name: 'profile', uses: 30, window: 30 * minute },
  /** Enough for a lively talk, and for what waited while a member was offline. */
  commentsPerAccount: { name: 'comments', uses: 30, window: 10 * minute },
  commentsPerAddress: { name: 'commentsAddress', uses: 120, window: 10 * minute },
  commentChangesPerAccount: { name: 'commentChanges', uses: 60, window: 10 * minute },
  avatarPerAccount: { name: 'avatar', uses: 20, window: 30 * minute },
  /** What administrators do to accounts: enough for a clean-up, too little for emptying the site in a minute. */
  adminChangesPerAccount: { name: 'adminChanges', uses: 120, window: 10 * minute },
  /** Autosaves come every few seconds while somebody writes. */
  articleSavesPerAccount: { name: 'articleSaves', uses: 600, window: 10 * minute },
  /** Each open editor tells of itself every fifteen seconds. */
  presencePerAccount: { name: 'presence', uses: 900, window: 10 * minute },
  picturesPerAccount: { name: 'pictures', uses: 60, window: 10 * minute },
  forcedResetsPerAccount: { name: 'forcedResets', uses: 5, window: 30 * minute },
  emailLookupsPerAccount: { name: 'emailLookups', uses: 60, window: 10 * minute },
  exportsPerAccount: { name: 'exports', uses: 10, window: 10 * minute },
  /** Anybody may report a problem, and each report takes room. */
  reportsPerAddress: { name: 'reports', uses: 12, window: 60 * minute },
  reportsPerAccount: { name: 'reportsAccount', uses: 6, window: 60 * minute },
} as const satisfies Record<string, Limit>;
