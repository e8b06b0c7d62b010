import { Type, type Static } from '@sinclair/typebox';

const count = Type.Integer();

/** Totals for a range of days. */
const Counts = Type.Object({
  members: count,
  articles: count,
  comments: count,
  views: count,
  logins: count,
  /** Posted, improved or corrected. */
  scores: count,
});

/** Counts by language or theme; '' stands for an unknown language, 'other' for one the site does not have. */
const WordCount = Type.Object({ word: Type.String(), total: count });

/** Days are in UTC. `points` are days, or months if the range is long. */
export const SiteStatistics = Type.Object({
  from: Type.String({ description: 'A day, for example `2026-11-20`.' }),
  to: Type.String(),
  grain: Type.Unsafe<'day' | 'month'>({ type: 'string', enum: ['day', 'month'] }),
  totals: Counts,
  /** The preceding range of the same length. */
  previous: Counts,
  points: Type.Array(Type.Composite([Type.Object({ start: Type.String() }), Counts])),
  topArticles: Type.Array(
    Type.Object({ id: count, slug: Type.String(), title: Type.String(), views: count }),
  ),
  /** All current members. */
  memberLanguages: Type.Array(WordCount),
  pageLanguages: Type.Array(WordCount),
  themes: Type.Array(WordCount),
});
export type SiteStatistics = Static<typeof SiteStatistics>;
