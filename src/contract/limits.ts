/** Business limits enforced on both sides (specification, section 9). Lengths are in characters, sizes in bytes. */
export const limits = {
  articlePageSizes: [12, 24, 48],
  articlePageSize: 12,
  gamePageSize: 24,
  rankingPageSize: 50,
  playerScorePageSize: 10,
  playerGamePageSize: 10,
  /** How many of a player’s best places their page shows. */
  bestScores: 5,
  playerListPageSize: 25,
  badgePageSize: 20,
  /** How many of the member’s latest scores Home shows. */
  ownPlaces: 3,
  /** How many players, latest scores and charts the page of a game shows; further charts once they are asked for. */
  gamePageRanking: 10,
  gamePageLatest: 5,
  gamePageCharts: 150,
  timelinePageSize: 200,
  scoresPerBatch: 200,
  latestArticles: 5,
  latestRecords: 5,
  /** Above a score on its page, and as many below it. */
  scoresAround: 3,
  featuredArticles: 3,
  relatedArticles: 3,
  /** The allowed range of `itemsPerPage`. */
  itemsPerPage: { min: 1, max: 100 },
  /** The last page that can be requested: later ones would need ever longer scans. */
  page: 10_000,
  searchLength: 100,
  memberArticlePageSize: 6,
  commentPageSize: 10,
  /** Rows per page of a table in the administration. */
  adminPageSize: 25,
  /** Visible characters; `markup` is how long the HTML around them may be, tags included. */
  comment: { min: 3, max: 10_000, markup: 60_000 },
  username: { min: 3, max: 20 },
  /** The maximum length of an email address (RFC 5321). */
  emailLength: 254,
  /** Counted in code points, so that an emoji is one; `bytes` limits the input of the hash. */
  password: { min: 8, max: 128, bytes: 1024 },
  avatar: { bytes: 2 * 1024 * 1024, side: 100, quality: 0.9 },
  /** Longest language tag in use; a member's language may be any. */
  languageLength: 35,
  /** Why an account is disabled. */
  disablingReason: 500,
  resetLinkMinutes: 30,
  /** How long the link to a new email address works, and how long the former address can undo the change. */
  emailLinkHours: 24,
  emailUndoDays: 7,
  /** How many former usernames of a member stay reserved, so that renaming does not collect names. */
  formerUsernames: 20,
} as const;
