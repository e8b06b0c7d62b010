import type { Language } from '../contract/languages';

/** What the worker keeps, in the four kinds the storage page shows. */
export const cacheCategories = ['app', 'api', 'images', 'fonts'] as const;
export type CacheCategory = (typeof cacheCategories)[number];

/** Every cache of ours begins with it; its second word is the category. */
const prefix = 'vgr';

export const cacheNames = {
  /** This build's program, put there as a whole when the worker is installed. */
  precache: `${prefix}-app-precache`,
  /** One neutral document and the texts per language, for starts without a network. */
  shells: `${prefix}-app-shells`,
  /** Parts of the program met later: chunks of further pages, also of a newer build. */
  assets: `${prefix}-app-assets`,
  /** Public answers met while reading. */
  answers: `${prefix}-api-answers`,
  /** Articles saved on purpose: no amount of reading pushes them out. */
  saved: `${prefix}-api-saved`,
  /** Public answers that name people (comments, members' pages): they go when a member leaves. */
  people: `${prefix}-api-people`,
  pictures: `${prefix}-images-pictures`,
  savedPictures: `${prefix}-images-saved`,
  fonts: `${prefix}-fonts`,
} as const;

/** The category of one of our caches by its name; undefined for a cache that is not ours. */
export function cacheCategory(name: string): CacheCategory | undefined {
  const [first, second] = name.split('-');
  return first === prefix ? cacheCategories.find((category) => category === second) : undefined;
}

/**
 * On every answer that comes out of the worker's caches: when it was fetched, as an ISO date. An answer without it is the
 * server's own of this moment.
 */
export const fetchedAtHeader = 'X-Fetched-At';

/** Which articles to keep: these, or as many of the newest as are named. */
export type ArticleChoice = { ids: readonly number[] } | { latest: number };

/**
 * What a page says to the worker. Messages with an answer take a MessagePort along (`worker.postMessage(message, [port])`): see
 * WorkerAnswers.
 */
export type WorkerMessage =
  /** To a waiting worker, after consent: take over. Every open page then hears `controllerchange`, and reloads once. */
  | { type: 'SKIP_WAITING' }
  /** A member leaves: whatever names people goes, and nothing under way is kept. The page may send it offline. */
  | { type: 'PURGE_MEMBER' }
  /** Empties all caches but the program's own, without which the page could not go on offline. */
  | { type: 'CLEAR_CACHES' }
  /** The language has been chosen: its document and its texts are made ready. */
  | { type: 'PREPARE_LANGUAGE'; language: Language }
  /** Addresses a page loaded before the worker watched over it; of them what may be kept is kept. */
  | { type: 'KEEP_RESOURCES'; urls: readonly string[] }
  | { type: 'SAVE_ARTICLES'; language: Language; articles: ArticleChoice }
  | { type: 'REMOVE_ARTICLE'; language: Language; id: number }
  | { type: 'LIST_ARTICLES' }
  | { type: 'MEASURE' }
  | { type: 'VERSION' };

export type MessageType = WorkerMessage['type'];

/** An article that can be read without a network. */
export type OfflineArticle = {
  id: number;
  language: Language;
  title: string;
  slug: string | null;
  /** ISO date of the text kept. */
  fetchedAt: string;
  /** Saved on purpose; the others were met while reading, and make room for newer ones. */
  saved: boolean;
};

export type CategoryUse = { bytes: number; count: number };

/** The last answer of each message that has one; before it SAVE_ARTICLES answers with any number of SavingProgress. */
export type WorkerAnswers = {
  CLEAR_CACHES: { type: 'CLEARED' } | { type: 'FAILED' };
  PURGE_MEMBER: { type: 'PURGED' };
  SAVE_ARTICLES:
    | { type: 'SAVED'; saved: number; failed: number }
    /** The browser gives no more room; `saved` were saved before. */
    | { type: 'STORAGE_FULL'; saved: number }
    | { type: 'FAILED' };
  REMOVE_ARTICLE: { type: 'REMOVED' };
  LIST_ARTICLES: { type: 'ARTICLES'; articles: OfflineArticle[] };
  MEASURE: { type: 'MEASURED'; categories: Record<CacheCategory, CategoryUse> };
  /** `builtAt` orders builds: a later one compares greater as text. */
  VERSION: { type: 'VERSION'; version: string; builtAt: string };
};

export type SavingProgress = { type: 'PROGRESS'; done: number; total: number };

/**
 * What the worker tells every page unasked. `STORAGE_FULL`: a copy could not be kept even after old ones made room.
 */
export type WorkerNotice = { type: 'STORAGE_FULL' };
