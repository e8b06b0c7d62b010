/** The site's name and its metadata for search engines and social networks. */
export const site = {
  name: 'Video Game Records',
  shortName: 'VGR',
  keywords: 'video games, high scores, records, rankings, proofs, speed, teams',
  /** 1200 × 630 pixels, image/jpeg. */
  socialImage: '/social-image.jpg',
  themeColor: '#ffffff',
  twitterHandle: '@vgrecords',
  titleSeparator: ' | ',
  /** Names this site in ids that must never change (RFC 4151), whatever address it is served at. */
  tagAuthority: 'video-game-records.com,2026',
} as const;

/** "page title | site name"; only the site's name if a page has no title of its own. */
export function documentTitle(pageTitle: string | undefined, siteName: string): string {
  return pageTitle ? `${pageTitle}${site.titleSeparator}${siteName}` : siteName;
}
