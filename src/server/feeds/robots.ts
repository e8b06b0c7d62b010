/** Pages are excluded by `noindex`, not here: a crawler must be able to fetch a page to see it. */
export function buildRobots(origin: string): string {
  return ['User-agent: *', 'Disallow: /api/docs', '', `Sitemap: ${origin}/sitemap.xml`, ''].join(
    '\n',
  );
}
