import { buildSitemap, buildSitemapIndex } from '../../../../src/server/domains/feeds/sitemap';

test('the index names each file', () => {
  expect(buildSitemapIndex('https://vgr.example', ['pages', '1', 'charts-3']))
    .toBe(`<?xml version="1.0" encoding="utf-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
  <sitemap><loc>https://vgr.example/sitemap-pages.xml</loc></sitemap>
  <sitemap><loc>https://vgr.example/sitemap-1.xml</loc></sitemap>
  <sitemap><loc>https://vgr.example/sitemap-charts-3.xml</loc></sitemap>
</sitemapindex>
`);
});

test('a page has a URL in each of its languages, with its change if it is known', () => {
  const pathIn = (language: string) => `/${language}/a&b`;
  const text = buildSitemap('https://vgr.example', [
    { languages: ['en', 'ja'], pathIn, changed: '2026-03-01T12:00:00.000Z' },
    { languages: ['fr'], pathIn, changed: null },
  ]);
  expect(text.match(/<loc>.*?<\/loc>/g)).toEqual([
    '<loc>https://vgr.example/en/a&amp;b</loc>',
    '<loc>https://vgr.example/ja/a&amp;b</loc>',
    '<loc>https://vgr.example/fr/a&amp;b</loc>',
  ]);
  expect(text.match(/<lastmod>.*?<\/lastmod>/g)).toEqual([
    '<lastmod>2026-03-01T12:00:00.000Z</lastmod>',
    '<lastmod>2026-03-01T12:00:00.000Z</lastmod>',
  ]);
});
