import type { ColumnType } from 'kysely';

/** Event counts per day. Most kinds are maintained by triggers; visits are added by the server. */
export interface DailyCountsTable {
  kind: string;
  day: string;
  word: string;
  shard: number;
  total: number;
}

/** Maintained by triggers on article_views. */
export interface ArticleViewCountsTable {
  grain: 'day' | 'month' | 'year';
  start: string;
  articleId: number;
  total: number;
}

/** The history of the setting `site`. Version 0 is the value before the first change. */
export interface SiteVersionsTable {
  version: number;
  value: ColumnType<unknown, string, never>;
  actorId: number | null;
  restoredFrom: number | null;
  savedAt: ColumnType<string, Date | string, never>;
}
