import type { Page } from 'playwright-core';
import { requestsDone } from '../../../journeys/pageRequests';

/** Fills the local storage until not one more character fits, once the page has nothing more to store or to remove. */
export async function fillStorage(page: Page): Promise<void> {
  await requestsDone(page);
  await page.evaluate(() => {
    let text = '';
    let size = 2 ** 22;
    while (size >= 1) {
      try {
        localStorage.setItem('filler', text + 'x'.repeat(size));
        text += 'x'.repeat(size);
      } catch {
        size = Math.floor(size / 2);
      }
    }
  });
}
