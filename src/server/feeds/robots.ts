/** Everything may be read; pages that should not be found say so themselves, which a crawler must be able to read. */
export function buildRobots(origin: string): string {
  return ['User-agent: *', 'Disallow: /api/docs', '', `Sitemap: ${origin}/sitemap.xml`, ''].join(
    '\n',
  );
}
