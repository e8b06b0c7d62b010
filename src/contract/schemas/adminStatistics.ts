import { Type, type Static } from '@sinclair/typebox';

const count = Type.Integer();

/** What happened within a span. */
const Counts = Type.Object({
  members: count,
  articles: count,
  comments: count,
  views: count,
  logins: count,
});

/** How often a language or a theme; '' and 'other' stand for languages that are unknown or none of the site's. */
const WordCount = Type.Object({ word: Type.String(), total: count });

/** How the site does. Days are days in UTC; `points` are days, or months where the span is long. */
export const SiteStatistics = Type.Object({
  from: Type.String({ description: 'A day, as 2026-11-20.' }),
  to: Type.String(),
  grain: Type.Unsafe<'day' | 'month'>({ type: 'string', enum: ['day', 'month'] }),
  totals: Counts,
  /** Of as many days right before. */
  previous: Counts,
  points: Type.Array(Type.Composite([Type.Object({ start: Type.String() }), Counts])),
  topArticles: Type.Array(
    Type.Object({ id: count, slug: Type.String(), title: Type.String(), views: count }),
  ),
  /** Of all members there are now. */
  memberLanguages: Type.Array(WordCount),
  pageLanguages: Type.Array(WordCount),
  themes: Type.Array(WordCount),
});
export type SiteStatistics = Static<typeof SiteStatistics>;
