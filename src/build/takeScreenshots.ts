import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright-core';
import sharp from 'sharp';

/*
 * Takes the screenshots of the web app manifest (offline/webManifest.ts) from a running site. Run by hand
 * when the site's appearance changes: `npx tsx src/build/takeScreenshots.ts http://localhost:3000`; the output is committed.
 */
const origin = process.argv[2] ?? 'http://localhost:3000';
const folder = path.resolve('public/screenshots');
const pages = { home: '/en/', articles: '/en/articles' };
const shapes = {
  wide: { viewport: { width: 1440, height: 900 } },
  narrow: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 },
};

mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
});
for (const [shape, options] of Object.entries(shapes)) {
  // Service workers are blocked so that no notice of theirs covers the page.
  const context = await browser.newContext({ ...options, locale: 'en', serviceWorkers: 'block' });
  const page = await context.newPage();
  for (const [name, address] of Object.entries(pages)) {
    await page.goto(`${origin}${address}`, { waitUntil: 'networkidle' });
    await page.evaluate('document.fonts.ready');
    const picture = await page.screenshot({ animations: 'disabled' });
    await sharp(picture)
      .webp({ quality: 80 })
      .toFile(path.join(folder, `${name}-${shape}.webp`));
  }
  await context.close();
}
await browser.close();
