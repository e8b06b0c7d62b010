/** The product's delays and periods (specification, sections 4 and 9), in milliseconds unless the name says otherwise. */
export const timings = {
  toast: 5000,
  tooltipDelay: 700,
  /** A tooltip opens at once when another closed this recently. */
  tooltipSkip: 300,
  sidebarCookieSeconds: 604_800,
  requestTimeout: 15_000,
  /** After a refresh that failed without being refused, the session is left alone this long. */
  refreshCooldown: 60_000,
  /** A token counts as expired this long before it is. */
  tokenExpiryMargin: 10_000,
  /** With less than this left, the token is going to be refreshed, */
  refreshWindow: 300_000,
  /** this long before it expires. */
  refreshLead: 30_000,
  sessionCheck: 60_000,
  /** "Session expiring soon" is said while between the two is left. */
  expiryWarning: { from: 120_000, to: 30_000 },
  /** The client's clock is taken to be right as long as it is not further from the server's. */
  clockTolerance: 5000,
  /** From the confirmation that a reset link is on its way to the login page. */
  resetLinkRedirect: 3000,
  refreshedToast: 3000,
  /** As long a deleted comment can be taken back. */
  undoRemoval: 8000,
} as const;

export const maximumToasts = 3;

/** Widths in CSS pixels at which the layout changes. */
export const breakpoints = { sidebarSheet: 768, profileAccordion: 640 } as const;
