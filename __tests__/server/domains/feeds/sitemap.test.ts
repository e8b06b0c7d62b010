import { buildSitemapIndex } from '../../../../src/server/domains/feeds/sitemap';

test('a long sitemap is split behind an index', () => {
  expect(buildSitemapIndex('https://vgr.example', 2)).toBe(`<?xml version="1.0" encoding="utf-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
  <sitemap><loc>https://vgr.example/sitemap-1.xml</loc></sitemap>
  <sitemap><loc>https://vgr.example/sitemap-2.xml</loc></sitemap>
</sitemapindex>
`);
});
