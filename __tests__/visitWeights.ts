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
  Home: { script: 166_200, total: 279_500 },
  list: { script: 173_850, total: 323_000 },
  'article with comments': { script: 193_700, total: 290_600 },
  FAQ: { script: 172_250, total: 245_600 },
  chart: { script: 191_400, total: 275_750 },
  game: { script: 191_650, total: 285_050 },
  'log-in': { script: 239_700, total: 307_950 },
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
