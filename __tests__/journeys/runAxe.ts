import { readFileSync } from 'node:fs';
import { AxeBuilder } from '@axe-core/playwright';
import type axe from 'axe-core';
import type { Result, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const source = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const rules = { 'target-size': { enabled: true } };
const options: RunOptions = { runOnly: tags, rules, resultTypes: ['violations'] };

/** Makes `window.axe` available in the page's document. */
export async function injectAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
}

/** The violations of WCAG 2.2 AA and of axe's best practices on a page and in its frames. */
export async function runAxe(page: Page): Promise<Result[]> {
  if (page.frames().length > 1) {
    const { violations } = await new AxeBuilder({ page })
      .options({ rules })
      .withTags(tags)
      .analyze();
    return violations;
  }
  // AxeBuilder takes three times as long: it also describes the elements that pass, and opens a second page.
  await injectAxe(page);
  return page.evaluate(async (given) => (await window.axe.run(given)).violations, options);
}
