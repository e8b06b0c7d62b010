/** Business limits both sides keep (specification, section 9). Lengths are in characters, sizes in bytes. */
export const limits = {
  articlePageSizes: [12, 24, 48],
  articlePageSize: 12,
  latestArticles: 5,
  featuredArticles: 3,
  relatedArticles: 3,
  /** What the server grants at most, whatever `itemsPerPage` asks for. */
  itemsPerPage: { min: 1, max: 100 },
  /** Pages beyond this one are refused: nobody reads that far, and each costs a longer scan. */
  page: 10_000,
  searchLength: 100,
  memberArticlePageSize: 6,
  commentPageSize: 10,
  /** Rows of a table in the administration. */
  adminPageSize: 25,
  /** Visible characters; `markup` is how long the HTML around them may be, tags included. */
  comment: { min: 3, max: 10_000, markup: 60_000 },
  username: { min: 3, max: 20 },
  /** An address as mail servers take it (RFC 5321). */
  emailLength: 254,
  /** Characters as a reader counts them, so that an emoji is one; `bytes` bounds what is hashed. */
  password: { min: 8, max: 128, bytes: 1024 },
  avatar: { bytes: 2 * 1024 * 1024, side: 100, quality: 0.9 },
  /** Longest language tag in use; a member's language may be any. */
  languageLength: 35,
  resetLinkMinutes: 30,
  /** How long the link to a new email address works, and how long the former address can undo the change. */
  emailLinkHours: 24,
  emailUndoDays: 7,
} as const;
