import { buildSitemapIndex } from '../../../../src/server/domains/feeds/sitemap';

test('the index names the pages and each range of articles', () => {
  expect(buildSitemapIndex('https://vgr.example', [1, 3]))
    .toBe(`<?xml version="1.0" encoding="utf-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
  <sitemap><loc>https://vgr.example/sitemap-pages.xml</loc></sitemap>
  <sitemap><loc>https://vgr.example/sitemap-1.xml</loc></sitemap>
  <sitemap><loc>https://vgr.example/sitemap-3.xml</loc></sitemap>
</sitemapindex>
`);
});
