import { site } from '../config/site';

/** What the site is called: the server writes it into each document, as it was configured. */
export const siteName = (): string =>
  document.querySelector<HTMLMetaElement>('meta[property="og:site_name"]')?.content || site.name;
