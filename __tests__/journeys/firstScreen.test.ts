import type { Page } from 'playwright-core';
import { newVisitor, ready, widths } from './visitor';

/** Where an element stands, in whole pixels. */
const placeOf = async (page: Page, selector: string) => {
  const box = await page.locator(selector).first().boundingBox();
  return [box?.x, box?.y, box?.width, box?.height].map((side) => Math.round(side ?? -1));
};

/** A visitor whose program does not come before it is let through; the document has to do without. */
async function slowVisitor(viewport: { width: number; height: number }) {
  const page = await newVisitor({ viewport });
  let letThrough: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(/\/assets\/(?!themeInit)[\w.-]+\.js$/, async (route) => {
    await gate;
    await route.continue();
  });
  return { page, letThrough };
}

const places: [screen: string, selectors: string[]][] = [
  ['', ['main h1', 'main h1 + p']],
  ['articles', ['main h1', 'main h1 + p', 'main img']],
  ['x-article-a2', ['main h1', 'main h1 + p', 'main img']],
];

describe.each(Object.entries(widths))('on a %s', (_device, viewport) => {
  test.each(places)(
    'what the document of /en/%s shows stands where the page then shows it',
    async (screen, selectors) => {
      const { page, letThrough } = await slowVisitor(viewport);
      await page.goto(`/en/${screen}`, { waitUntil: 'commit' });
      await page.locator('main[aria-busy="true"] h1').waitFor();
      await page.evaluate(async () => document.fonts.ready);
      const before = await Promise.all(selectors.map(async (part) => placeOf(page, part)));
      letThrough();
      await ready(page);
      for (const [index, part] of selectors.entries()) {
        const after = await placeOf(page, part);
        const moved = after.map((side, at) => Math.abs(side - (before[index]?.[at] ?? -1)));
        expect([part, Math.max(...moved) <= 2 ? 'stays' : [before[index], after]]).toEqual([
          part,
          'stays',
        ]);
      }
    },
  );
});
