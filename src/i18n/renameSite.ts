import type { i18n as I18n } from 'i18next';
import { siteNameElement } from './siteName';

/** Applies a new site name to the open page at once: texts, header, footer and title. */
export async function renameSite(i18n: I18n, name: string): Promise<void> {
  siteNameElement()?.setAttribute('content', name);
  Object.assign(i18n.options.interpolation ?? {}, { defaultVariables: { site: name } });
  // Re-renders all texts: changeLanguage triggers this even for the current language.
  await i18n.changeLanguage(i18n.language);
}
