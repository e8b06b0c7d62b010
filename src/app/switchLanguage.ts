import type { i18n as I18n } from 'i18next';
import type { Language } from '../contract/languages';
import { coreNamespaces } from '../i18n/namespaces';

interface Switch {
  language: Language;
  done: Promise<void>;
}

const latest = new WeakMap<I18n, Switch>();

const isThere = (i18n: I18n, language: Language) =>
  coreNamespaces.every((namespace) => i18n.hasResourceBundle(language, namespace));

async function fetchAndSwitch(i18n: I18n, language: Language): Promise<void> {
  // A text that failed to come once would not be asked for again without being told to.
  if (!isThere(i18n, language)) await i18n.reloadResources(language, coreNamespaces);
  if (!isThere(i18n, language)) {
    throw Object.assign(new Error(`The texts in "${language}" did not come.`), {
      name: 'ChunkLoadError',
    });
  }
  // Meanwhile the reader may have chosen yet another.
  if (latest.get(i18n)?.language === language) await i18n.changeLanguage(language);
}

/**
 * Changes the interface's language once its texts are there; until then, and if they do not come, the one before stays.
 * The same promise for the same wish, as React asks; undefined where there is nothing to wait for.
 */
export function switchLanguage(i18n: I18n, language: Language): Promise<void> | undefined {
  const running = latest.get(i18n);
  if (running?.language === language) return running.done;
  if (!running && i18n.language === language) return undefined;
  const done = fetchAndSwitch(i18n, language).catch((error: unknown) => {
    latest.delete(i18n);
    throw error;
  });
  latest.set(i18n, { language, done });
  return done;
}
