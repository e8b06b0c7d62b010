import { isLanguage } from '../contract/languages';
import {
  cacheCategory,
  cacheNames,
  fetchedAtHeader,
  type CacheCategory,
  type CategoryUse,
  type OfflineArticle,
} from './protocol';
import { parseResponseKey } from './responseKeys';

const articlePath = /^\/api\/articles\/(\d+)$/;

async function readArticle(cache: Cache, key: Request, saved: boolean) {
  const { path, language } = parseResponseKey(key.url);
  const id = Number(articlePath.exec(path)?.[1]);
  const copy = Number.isNaN(id) || !isLanguage(language) ? undefined : await cache.match(key);
  if (!copy || !isLanguage(language)) return [];
  const body: unknown = await copy.json().catch(() => undefined);
  const { title, slug } = { title: '', slug: null, ...(typeof body === 'object' ? body : {}) };
  const article: OfflineArticle = {
    id,
    language,
    title: String(title),
    slug: typeof slug === 'string' ? slug : null,
    fetchedAt: copy.headers.get(fetchedAtHeader) ?? '',
    saved,
  };
  return [article];
}

async function articlesIn(name: string, saved: boolean): Promise<OfflineArticle[]> {
  const cache = await caches.open(name);
  const keys = await cache.keys();
  return (await Promise.all(keys.map(async (key) => readArticle(cache, key, saved)))).flat();
}

/** Every article available offline, once per language: saved articles first, then the most recently read. */
export async function listArticles(): Promise<OfflineArticle[]> {
  const saved = await articlesIn(cacheNames.saved, true);
  const read = await articlesIn(cacheNames.api, false);
  const isSaved = ({ id, language }: OfflineArticle) =>
    saved.some((article) => article.id === id && article.language === language);
  return [...saved, ...read.filter((article) => !isSaved(article)).toReversed()];
}

async function measureCache(name: string): Promise<CategoryUse> {
  const cache = await caches.open(name);
  const keys = await cache.keys();
  let bytes = 0;
  // Sequential, so that not all bodies are in memory at once.
  for (const key of keys) bytes += (await (await cache.match(key))?.blob())?.size ?? 0;
  return { bytes, count: keys.length };
}

/** The size of each category, in bytes of content. */
export async function measure(): Promise<Record<CacheCategory, CategoryUse>> {
  const categories: Record<CacheCategory, CategoryUse> = {
    app: { bytes: 0, count: 0 },
    api: { bytes: 0, count: 0 },
    images: { bytes: 0, count: 0 },
    fonts: { bytes: 0, count: 0 },
  };
  for (const name of await caches.keys()) {
    const category = cacheCategory(name);
    if (category === undefined) continue;
    const { bytes, count } = await measureCache(name);
    categories[category].bytes += bytes;
    categories[category].count += count;
  }
  return categories;
}
