import type { i18n as I18n } from 'i18next';
import { siteNameElement } from './siteName';

/** Shows another name of the site at once on the page that is open: in its texts, its header, its footer and its title. */
export async function renameSite(i18n: I18n, name: string): Promise<void> {
  siteNameElement()?.setAttribute('content', name);
  Object.assign(i18n.options.interpolation ?? {}, { defaultVariables: { site: name } });
  // What shows a text renders again when the language changes, also to itself.
  await i18n.changeLanguage(i18n.language);
}
