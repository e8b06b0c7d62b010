import { articleReads } from '../contract/reads/articleReads';
import { requestOf, requestUrl } from '../contract/reads/read';
import { articleListView } from '../contract/views/articleListView';
import { paths } from '../contract/paths';
import type { Language } from '../contract/languages';
import { fetchAnonymously, cacheApiResponse } from './apiResponses';
import { putInCache } from './putInCache';
import {
  cacheNames,
  type ArticleChoice,
  type SavingProgress,
  type WorkerResponses,
} from './protocol';
import { responseKey, copyToKeep, isCacheable } from './responseKeys';

type Outcome = WorkerResponses['SAVE_ARTICLES'];

class Full extends Error {}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** The further requests of an article's page. */
const neighbours = (id: number) => ({
  related: requestUrl(requestOf(articleReads.relatedArticles, { id })),
  comments: requestUrl(requestOf(articleReads.comments, id)),
});

const firstList = requestUrl(requestOf(articleReads.articles, articleListView.defaults));

export function createSavedArticles(apiOrigin: string) {
  const address = (path: string) => new URL(path, apiOrigin).href;

  /** @throws when there is no response, or it is not cacheable. */
  async function fetchCopy(path: string, language: Language): Promise<Response> {
    const response = await fetchAnonymously(address(path), language);
    if (!isCacheable(response)) throw new Error(`${path} cannot be cached: ${response.status}.`);
    return copyToKeep(response);
  }

  async function newest(language: Language, count: number): Promise<number[]> {
    const copy = await fetchCopy(firstList, language);
    const body: unknown = await copy.clone().json();
    await cacheApiResponse('api', responseKey(address(firstList), language), copy);
    const members = isRecord(body) ? body['hydra:member'] : undefined;
    return (Array.isArray(members) ? members : [])
      .flatMap((item: unknown) => (isRecord(item) && typeof item.id === 'number' ? [item.id] : []))
      .slice(0, count);
  }

  /** Saves the text, pictures, related articles and comments; only a failure to save the text is an error. */
  async function saveOne(id: number, language: Language): Promise<void> {
    const text = await fetchCopy(paths.article(id), language);
    const pictures = picturesOf(await text.clone().json(), apiOrigin);
    const key = responseKey(address(paths.article(id)), language);
    if (!(await putInCache(cacheNames.saved, key, text))) throw new Full();
    const { related, comments } = neighbours(id);
    await fetchCopy(related, language)
      .then(async (copy) =>
        putInCache(cacheNames.saved, responseKey(address(related), language), copy),
      )
      .catch(() => undefined);
    await fetchCopy(comments, language)
      .then(async (copy) =>
        cacheApiResponse('people', responseKey(address(comments), language), copy),
      )
      .catch(() => undefined);
    for (const picture of pictures) await savePicture(picture).catch(() => undefined);
  }

  async function savePicture(path: string): Promise<void> {
    const url = address(path);
    const response = await fetch(url);
    const picture = response.headers.get('Content-Type')?.startsWith('image/');
    if (response.status !== 200 || response.type === 'opaque' || !picture) return;
    if (!(await putInCache(cacheNames.savedPictures, url, response))) throw new Full();
  }

  async function save(
    language: Language,
    articles: ArticleChoice,
    onProgress: (progress: SavingProgress) => void,
  ): Promise<Outcome> {
    const ids = 'ids' in articles ? articles.ids : await newest(language, articles.latest);
    let [done, saved] = [0, 0];
    onProgress({ type: 'PROGRESS', done, total: ids.length });
    for (const id of ids) {
      try {
        await saveOne(id, language);
        saved += 1;
      } catch (error) {
        if (error instanceof Full) return { type: 'STORAGE_FULL', saved };
      }
      done += 1;
      onProgress({ type: 'PROGRESS', done, total: ids.length });
    }
    return { type: 'SAVED', saved, failed: ids.length - saved };
  }

  async function remove(language: Language, id: number): Promise<void> {
    const saved = await caches.open(cacheNames.saved);
    const key = responseKey(address(paths.article(id)), language);
    const copy = await saved.match(key);
    const pictures = copy ? picturesOf(await copy.json(), apiOrigin) : [];
    await saved.delete(key);
    await saved.delete(responseKey(address(neighbours(id).related), language));
    const album = await caches.open(cacheNames.savedPictures);
    await Promise.all(pictures.map(async (path) => album.delete(address(path))));
  }

  return { save, remove };
}

/** The pictures in an article's text, and all sizes of its cover: the page picks one by viewport width, which may change. */
function picturesOf(article: unknown, apiOrigin: string): string[] {
  if (!isRecord(article)) return [];
  const { content, pictureSources } = article;
  const urls = (Array.isArray(pictureSources) ? pictureSources : []).flatMap((source: unknown) =>
    isRecord(source) && typeof source.url === 'string' ? [source.url] : [],
  );
  const named = typeof content === 'string' ? content.matchAll(/ src="([^"]+)"/g) : [];
  const inText = [...named].map(([, address = '']) => address);
  return [...urls, ...inText]
    .map((url) => (url.startsWith(`${apiOrigin}/`) ? url.slice(apiOrigin.length) : url))
    .filter((path) => path.startsWith('/media/pictures/'));
}
