import { site } from '../config/site';

export const siteNameElement = () =>
  document.querySelector<HTMLMetaElement>('meta[property="og:site_name"]');

/** What the site is called: the server writes it into each document, as it was configured. */
export const siteName = (): string => siteNameElement()?.content || site.name;
