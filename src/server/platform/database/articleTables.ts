import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { RevisionKind } from '../../../contract/articleAdministration';
import type { ArticleCategory, ArticleStatus } from '../../../contract/articleFilters';
import type { Language } from '../../../contract/languages';
import type { AdminArticleContent } from '../../../contract/schemas/adminArticles';
import type { Comment } from '../../../contract/schemas/comments';

type Timestamp = ColumnType<string, Date | string, Date | string>;
type GeneratedTimestamp = ColumnType<string, Date | string | undefined, Date | string>;
type NullableTimestamp = ColumnType<
  string | null,
  Date | string | null | undefined,
  Date | string | null
>;
type Json<Value> = ColumnType<Value, string, string>;
type NullableJson<Value> = ColumnType<Value | null, string | null | undefined, string | null>;

/** `TRASHED` exists in the database only: in the API it is a state. */
export type StoredArticleStatus = ArticleStatus | 'TRASHED';

export interface ArticlesTable {
  /** The idempotency key of the request that created it. */
  creationKey: ColumnType<string | null, string | null | undefined, string | null>;
  id: GeneratedAlways<number>;
  slug: string;
  category: ArticleCategory | null;
  featured: Generated<boolean>;
  status: Generated<StoredArticleStatus>;
  authorId: number | null;
  pictureId: number | null;
  views: Generated<number>;
  /** Maintained by a trigger on comments. */
  commentCount: GeneratedAlways<number>;
  publishedAt: NullableTimestamp;
  createdAt: GeneratedTimestamp;
  updatedAt: GeneratedTimestamp;
  /** The working copy's version; `appliedVersion` is the one in the public tables. */
  version: Generated<number>;
  appliedVersion: Generated<number>;
  editedAt: GeneratedTimestamp;
  editorId: Generated<number | null>;
  /** Null if the article is scheduled and not yet published. */
  publicationRecordedAt: NullableTimestamp;
  /** Set while the article is in the trash, along with its previous status. */
  trashedAt: NullableTimestamp;
  trashedBy: Generated<number | null>;
  trashedStatus: Generated<ArticleStatus | null>;
}

/**
 * Stored versions of an article; the working copy is the newest one with the current `version`. Discarded content has the
 * version it was based on. Articles never edited in the editor have none.
 */
export interface ArticleRevisionsTable {
  id: GeneratedAlways<number>;
  articleId: number;
  /** Unique within the article, counting from 1. */
  number: number;
  version: number;
  kind: RevisionKind;
  content: Json<AdminArticleContent>;
  authorId: number | null;
  /** The first and last of the saves merged into this version. */
  begunAt: Timestamp;
  savedAt: Timestamp;
}

/** Currently open editors. */
export interface ArticlePresenceTable {
  articleId: number;
  editorKey: string;
  userId: number;
  expiresAt: Timestamp;
}

export interface ArticleTranslationsTable {
  articleId: number;
  language: Language;
  title: string;
  excerpt: string | null;
  /** Sanitised HTML, as it is shown. */
  content: string;
  /** As submitted, so that an improved sanitiser can run on it again. */
  contentSource: string;
  sanitizerVersion: number;
  /** The cover's alternative text; null if it is decorative. */
  coverAlt: Generated<string | null>;
}

/**
 * One row per article and reader's language, maintained by triggers on articles and article_translations: never write to it directly.
 * `locale` is the language of the text shown. `searchText` and `searchTitle` are folded by the database function fold_text,
 * which a search term must pass too. Views are not repeated here: they change too often; order by articles.views instead.
 */
export interface ArticleListingsTable {
  articleId: GeneratedAlways<number>;
  language: GeneratedAlways<Language>;
  locale: GeneratedAlways<Language>;
  title: GeneratedAlways<string>;
  excerpt: GeneratedAlways<string | null>;
  searchTitle: GeneratedAlways<string>;
  searchText: GeneratedAlways<string>;
  status: GeneratedAlways<StoredArticleStatus>;
  category: GeneratedAlways<ArticleCategory | null>;
  featured: GeneratedAlways<boolean>;
  publishedAt: GeneratedAlways<string | null>;
  updatedAt: GeneratedAlways<string>;
}

/** How many listed articles there are per status, category ('' = none) and featured; maintained by triggers. */
export interface ArticleCountsTable {
  status: GeneratedAlways<StoredArticleStatus>;
  category: GeneratedAlways<ArticleCategory | ''>;
  featured: GeneratedAlways<boolean>;
  total: GeneratedAlways<number>;
}

/** One row per counted view; `readerHash` distinguishes readers within a day and does not identify them. */
export interface ArticleViewsTable {
  articleId: number;
  readerHash: string;
  hour: Timestamp;
}

export interface CommentsTable {
  id: GeneratedAlways<number>;
  articleId: number;
  /** Null once the member's account is gone. */
  userId: number | null;
  content: string;
  contentSource: string;
  sanitizerVersion: number;
  createdAt: GeneratedTimestamp;
  updatedAt: GeneratedTimestamp;
  editedAt: NullableTimestamp;
  /** Hidden by a moderator: only the author sees it. */
  hiddenAt: NullableTimestamp;
}

/** Comments posted with an idempotency key, and the responses to them. */
export interface CommentPostsTable {
  userId: number;
  key: string;
  requestHash: string;
  answer: NullableJson<Comment>;
  createdAt: Timestamp;
}
