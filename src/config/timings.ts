/** The product's delays and periods (specification, sections 4 and 9), in milliseconds unless the name says otherwise. */
export const timings = {
  toast: 5000,
  tooltipDelay: 700,
  /** A tooltip opens without delay if another one closed less than this long ago. */
  tooltipSkip: 300,
  sidebarCookieSeconds: 604_800,
  requestTimeout: 15_000,
  /** Pause before the next refresh attempt, after one that failed without being rejected. */
  refreshCooldown: 60_000,
  /** A token counts as expired this long before its actual expiry. */
  tokenExpiryMargin: 10_000,
  /** A refresh is scheduled once the token has less than this left, */
  refreshWindow: 300_000,
  /** and runs this long before the token expires. */
  refreshLead: 30_000,
  sessionCheck: 60_000,
  /** "Session expiring soon" is shown while the time left is between these two. */
  expiryWarning: { from: 120_000, to: 30_000 },
  /** The client's clock is trusted while it is within this distance of the server's. */
  clockTolerance: 5000,
  /** Delay between confirming that a reset link was sent and redirecting to the login page. */
  resetLinkRedirect: 3000,
  refreshedToast: 3000,
  /** How long deleting a comment can be undone. */
  undoRemoval: 8000,
} as const;

/** Pause in typing after which a search starts. */
export const searchDelay = 300;

export const maximumToasts = 3;

/** Widths in CSS pixels at which the layout changes. */
export const breakpoints = { sidebarSheet: 768, profileAccordion: 640 } as const;
