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
  Home: { script: 165_900, total: 279_150 },
  list: { script: 173_550, total: 322_650 },
  'article with comments': { script: 193_400, total: 290_300 },
  FAQ: { script: 171_950, total: 245_300 },
  chart: { script: 191_100, total: 275_450 },
  game: { script: 191_350, total: 284_750 },
  'log-in': { script: 239_400, total: 307_650 },
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
