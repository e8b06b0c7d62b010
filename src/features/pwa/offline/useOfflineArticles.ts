import { useEffect, useState } from 'react';
import type { Language } from '../../../contract/languages';
import type { OfflineArticle } from '../../../service-worker/protocol';
import { askWorker } from '../worker/askWorker';

export interface OfflineArticles {
  /** The articles available offline; undefined while loading. */
  articles: readonly OfflineArticle[] | undefined;
  /** True without a service worker: nothing can be saved. */
  unsupported: boolean;
  reload: () => Promise<void>;
  remove: (article: { language: Language; id: number }) => Promise<void>;
}

/** Null if the worker does not respond. */
async function listArticles(): Promise<readonly OfflineArticle[] | null> {
  const response = await askWorker({ type: 'LIST_ARTICLES' }).catch(() => null);
  return response && response.articles;
}

/** The articles saved by the worker. */
export function useOfflineArticles(): OfflineArticles {
  const [list, setList] = useState<readonly OfflineArticle[] | null>();
  useEffect(() => {
    let gone = false;
    const load = async () => {
      const found = await listArticles();
      if (!gone) setList(found);
    };
    void load();
    return () => {
      gone = true;
    };
  }, []);
  const reload = async () => setList(await listArticles());
  const remove = async ({ language, id }: { language: Language; id: number }) => {
    await askWorker({ type: 'REMOVE_ARTICLE', language, id }).catch(() => undefined);
    await reload();
  };
  return { articles: list ?? undefined, unsupported: list === null, reload, remove };
}
