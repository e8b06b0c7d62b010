import { environment } from '../config/environment';
import { clearMemberResponses } from './apiResponses';
import { listArticles, measure } from './inventory';
import { cacheCategory, cacheNames, type WorkerResponses, type WorkerMessage } from './protocol';
import { createSavedArticles } from './savedArticles';
import type { AppShells } from './appShells';

export interface MessageHandling {
  version: string;
  shells: AppShells;
  apiOrigin: string;
  skipWaiting: () => Promise<void>;
  keepResources: (urls: readonly string[]) => Promise<void>;
}

type Reply = (response: WorkerResponses[keyof WorkerResponses] | { type: 'PROGRESS' }) => void;

/** Checks the type only: just pages of this origin can send messages, so the rest is trusted. */
export const isWorkerMessage = (data: unknown): data is WorkerMessage =>
  typeof data === 'object' && data !== null && 'type' in data && typeof data.type === 'string';

async function clearCaches({ cacheName }: AppShells): Promise<WorkerResponses['CLEAR_CACHES']> {
  const program = [cacheNames.precache, cacheName];
  const names = (await caches.keys()).filter(
    (name) => cacheCategory(name) !== undefined && !program.includes(name),
  );
  const cleared = await Promise.all(names.map(async (name) => caches.delete(name)));
  return { type: cleared.every(Boolean) ? 'CLEARED' : 'FAILED' };
}

/** Handles messages from pages; `reply` sends the responses. */
export function createMessageHandler(handling: MessageHandling) {
  const articles = createSavedArticles(handling.apiOrigin);

  return async function handleMessage(message: WorkerMessage, reply: Reply): Promise<void> {
    switch (message.type) {
      case 'SKIP_WAITING':
        return handling.skipWaiting();
      case 'PURGE_MEMBER':
        await clearMemberResponses();
        return reply({ type: 'PURGED' });
      case 'CLEAR_CACHES':
        return reply(await clearCaches(handling.shells).catch(() => ({ type: 'FAILED' as const })));
      case 'PREPARE_LANGUAGE':
        return handling.shells.prepare(message.language).catch(() => undefined);
      case 'KEEP_RESOURCES':
        return handling.keepResources(message.urls);
      case 'SAVE_ARTICLES':
        return reply(
          await articles
            .save(message.language, message.articles, reply)
            .catch(() => ({ type: 'FAILED' as const })),
        );
      case 'REMOVE_ARTICLE':
        await articles.remove(message.language, message.id);
        return reply({ type: 'REMOVED' });
      case 'LIST_ARTICLES':
        return reply({ type: 'ARTICLES', articles: await listArticles() });
      case 'MEASURE':
        return reply({ type: 'MEASURED', categories: await measure() });
      case 'VERSION':
        return reply({
          type: 'VERSION',
          version: handling.version,
          builtAt: environment.builtAt,
        });
    }
  };
}
