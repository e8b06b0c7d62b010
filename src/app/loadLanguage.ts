import type { i18n as I18n } from 'i18next';
import type { Language } from '../contract/languages';
import { coreNamespaces } from '../i18n/namespaces';

const pending = new WeakMap<I18n, Map<Language, Promise<void>>>();

/** The namespaces in use that a language lacks: changing to it without them would show keys instead of texts. */
function missingNamespaces(i18n: I18n, language: Language): string[] {
  const used = new Set([...coreNamespaces, ...(i18n.options.ns ?? [])]);
  return [...used].filter((namespace) => !i18n.hasResourceBundle(language, namespace));
}

async function fetchMissing(i18n: I18n, language: Language): Promise<void> {
  // i18next requests a namespace that has failed once only when told to reload it.
  await i18n.reloadResources(language, missingNamespaces(i18n, language));
  if (missingNamespaces(i18n, language).length > 0) {
    throw Object.assign(new Error(`The texts in "${language}" could not be loaded.`), {
      name: 'ChunkLoadError',
    });
  }
}

/**
 * Loads the texts of a language without changing to it, so that the change itself is synchronous. Returns the same promise while
 * they are on their way, which `use` needs, and undefined once they are there.
 */
export function loadLanguage(i18n: I18n, language: Language): Promise<void> | undefined {
  if (missingNamespaces(i18n, language).length === 0) return undefined;
  const promises = pending.get(i18n) ?? new Map<Language, Promise<void>>();
  pending.set(i18n, promises);
  const known = promises.get(language);
  if (known) return known;
  const loading = fetchMissing(i18n, language).finally(() => promises.delete(language));
  promises.set(language, loading);
  return loading;
}
