import { site } from '../config/site';

export const siteNameElement = () =>
  document.querySelector<HTMLMetaElement>('meta[property="og:site_name"]');

/** The configured site name, which the server writes into each document. */
export const siteName = (): string => siteNameElement()?.content || site.name;
