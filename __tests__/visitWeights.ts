import { chromium } from 'playwright-core';
import { startSite } from './journeys/startSite';
import { browserProgram } from './support/journeys/browserProgram';
import { findBrowser } from './support/journeys/findBrowser';
import { pageKinds, type PageKind } from './support/pages/pageKinds';
import { reader, totalBytes, weighVisit } from './support/pages/visitWeight';

/*
 * Part of `npm run size`: what a first visit fetches until the page is idle, by kind of page, compared with limits. The
 * first screen's limit does not see what a page fetches by itself afterwards. Without a browser it is left out, unless
 * REQUIRE_BROWSER=1. Build first.
 */
/** In bytes as transferred. Lower a limit when a page becomes lighter. */
const limits: Record<PageKind, { script: number; total: number }> = {
  Home: { script: 164_850, total: 278_100 },
  list: { script: 172_500, total: 321_600 },
  'article with comments': { script: 192_350, total: 289_250 },
  FAQ: { script: 170_900, total: 244_200 },
  chart: { script: 190_050, total: 274_350 },
  game: { script: 190_300, total: 283_700 },
  'log-in': { script: 238_350, total: 306_500 },
};

const number = new Intl.NumberFormat('en');
const compare = (bytes: number, limit: number) =>
  `${number.format(bytes)} of ${number.format(limit)} B${bytes > limit ? ' (too much)' : ''}`;

async function measure(): Promise<boolean> {
  const site = await startSite({ RATE_LIMIT_FACTOR: '1000' });
  const browser = await chromium.launch(browserProgram());
  let fits = true;
  try {
    for (const [kind, address] of pageKinds) {
      const context = await browser.newContext(reader);
      const weight = await weighVisit(context, site.origin + address);
      await context.close();
      const [script, total] = [weight.bytes.script ?? 0, totalBytes(weight)];
      // A page without scripts has not been measured.
      fits &&= script > 0 && script <= limits[kind].script && total <= limits[kind].total;
      process.stdout.write(
        `  visit to ${kind}: scripts ${compare(script, limits[kind].script)}, everything ${compare(total, limits[kind].total)}, ${weight.requests} requests\n`,
      );
    }
  } finally {
    await browser.close();
    await site.stop();
  }
  return fits;
}

if (findBrowser() === undefined) {
  process.stdout.write(
    'Left out: what a visit fetches (install Chromium, or set CHROMIUM_PATH).\n',
  );
  if (process.env.REQUIRE_BROWSER) process.exitCode = 1;
} else if (!(await measure())) process.exitCode = 1;
