import type { ColumnType } from 'kysely';

/** What happened how often on a day. Most kinds are kept by triggers; visits are added by the server. */
export interface DailyCountsTable {
  kind: string;
  day: string;
  word: string;
  shard: number;
  total: number;
}

/** Kept by triggers on article_views. */
export interface ArticleViewCountsTable {
  grain: 'day' | 'month' | 'year';
  start: string;
  articleId: number;
  total: number;
}

/** What the setting `site` has been. Version 0 is what was there before anybody changed it here. */
export interface SiteVersionsTable {
  version: number;
  value: ColumnType<unknown, string, never>;
  actorId: number | null;
  restoredFrom: number | null;
  savedAt: ColumnType<string, Date | string, never>;
}
