import type { Language } from '../contract/languages';

/** The four cache categories the storage page shows. */
export const cacheCategories = ['app', 'api', 'images', 'fonts'] as const;
export type CacheCategory = (typeof cacheCategories)[number];

/** Prefix of all our cache names; the second part of a name is the category. */
const prefix = 'vgr';

export const cacheNames = {
  /** This build's files, precached as a whole when the worker is installed. */
  precache: `${prefix}-app-precache`,
  /** One app shell and the texts per language, for starting offline. */
  shells: `${prefix}-app-shells`,
  /** Files cached as they are used: chunks of further pages, also of a newer build. */
  assets: `${prefix}-app-assets`,
  /** Public API responses, cached as they are used. */
  api: `${prefix}-api-answers`,
  /** Deliberately saved articles: never evicted to make room. */
  saved: `${prefix}-api-saved`,
  /** Public responses that name people (comments, members' pages): deleted at log-out. */
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
 * On every response from the worker's caches: when it was fetched, as an ISO date. A response without it comes directly
 * from the server.
 */
export const fetchedAtHeader = 'X-Fetched-At';

/** Which articles to save: these ids, or this many of the newest. */
export type ArticleChoice = { ids: readonly number[] } | { latest: number };

/**
 * Messages from a page to the worker. Those with a response transfer a MessagePort (`worker.postMessage(message, [port])`): see
 * WorkerAnswers.
 */
export type WorkerMessage =
  /** Tells a waiting worker to take over, after the user agreed. Every open page then gets `controllerchange` and reloads once. */
  | { type: 'SKIP_WAITING' }
  /** At log-out: deletes responses that name people and does not cache pending ones. Works offline. */
  | { type: 'PURGE_MEMBER' }
  /** Empties all caches except the precache and app shells, which the page needs offline. */
  | { type: 'CLEAR_CACHES' }
  /** Caches the app shell and texts of the chosen language. */
  | { type: 'PREPARE_LANGUAGE'; language: Language }
  /** URLs a page loaded before the worker controlled it; the cacheable ones are cached. */
  | { type: 'KEEP_RESOURCES'; urls: readonly string[] }
  | { type: 'SAVE_ARTICLES'; language: Language; articles: ArticleChoice }
  | { type: 'REMOVE_ARTICLE'; language: Language; id: number }
  | { type: 'LIST_ARTICLES' }
  | { type: 'MEASURE' }
  | { type: 'VERSION' };

/** An article available offline. */
export type OfflineArticle = {
  id: number;
  language: Language;
  title: string;
  slug: string | null;
  /** ISO date of the cached text. */
  fetchedAt: string;
  /** Deliberately saved; the others were cached while reading and are evicted for newer ones. */
  saved: boolean;
};

export type CategoryUse = { bytes: number; count: number };

/** The final response to each message that has one; SAVE_ARTICLES sends any number of SavingProgress before it. */
export type WorkerResponses = {
  CLEAR_CACHES: { type: 'CLEARED' } | { type: 'FAILED' };
  PURGE_MEMBER: { type: 'PURGED' };
  SAVE_ARTICLES:
    | { type: 'SAVED'; saved: number; failed: number }
    /** The storage quota is exceeded; `saved` articles were saved before. */
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
 * Messages the worker broadcasts to every page. `STORAGE_FULL`: a copy could not be cached even after evicting old ones.
 */
export type WorkerNotice = { type: 'STORAGE_FULL' };
