import type { i18n as I18n } from 'i18next';
import { importWithRetry } from '../components/lazy/importWithRetry';
import type { Language } from '../contract/languages';
import { coreNamespaces, type Namespace } from '../i18n/namespaces';
import { pagePauses } from './lazyPage';

interface TextRequest {
  language: Language;
  /** The namespaces a page needs in addition to those already in use. */
  areas?: Namespace | readonly Namespace[] | undefined;
  /** The visit of the history entry that shows them. */
  visit: string;
}

const pending = new WeakMap<I18n, Map<string, Promise<void>>>();

/** The namespaces not yet loaded in a language: switching to it without them would show keys instead of texts. */
function missingNamespaces(i18n: I18n, { language, areas = [] }: TextRequest): string[] {
  const used = new Set([...coreNamespaces, ...(i18n.options.ns ?? []), ...[areas].flat()]);
  return [...used].filter((namespace) => !i18n.hasResourceBundle(language, namespace));
}

async function fetchMissing(i18n: I18n, request: TextRequest): Promise<void> {
  // i18next requests a failed namespace again only through reloadResources.
  await i18n.reloadResources(request.language, missingNamespaces(i18n, request));
  if (missingNamespaces(i18n, request).length > 0) {
    throw Object.assign(new Error(`No texts in "${request.language}".`), {
      name: 'ChunkLoadError',
    });
  }
}

/**
 * Loads texts without changing the language, so that the change itself is synchronous. Returns the same promise while they
 * are loading, as `use` requires, and undefined once they are loaded. A failure is kept for its visit: React re-renders a
 * failed component and would retry without end.
 */
export function loadTexts(i18n: I18n, request: TextRequest): Promise<void> | undefined {
  if (missingNamespaces(i18n, request).length === 0) return undefined;
  const promises = pending.get(i18n) ?? new Map<string, Promise<void>>();
  pending.set(i18n, promises);
  const key = Object.values(request).join();
  const known = promises.get(key);
  if (known) return known;
  const loading = importWithRetry(async () => fetchMissing(i18n, request), pagePauses);
  promises.set(key, loading);
  void loading.then(
    () => promises.delete(key),
    () => undefined,
  );
  return loading;
}
