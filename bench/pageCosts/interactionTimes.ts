import type { Browser, Page } from 'playwright-core';
import { reader, visitUntilIdle } from '../../__tests__/support/pages/visitWeight';

export interface Change {
  /** Milliseconds from the click to the frame that shows the change. */
  time: number;
  /** Frames from the click to that one. */
  frames: number;
}

declare global {
  interface Window {
    change?: Promise<Change>;
  }
}

/** Measures from the next click to the frame in which the theme of the document or the text of its heading is another. */
async function watchChange(page: Page, change: 'theme' | 'text'): Promise<void> {
  await page.evaluate((watched) => {
    const shown = () =>
      watched === 'theme'
        ? document.documentElement.dataset.theme
        : document.querySelector('main h1')?.textContent;
    const before = shown();
    window.change = new Promise((resolve) => {
      const clicked = (event: Event) => {
        let frames = 0;
        const check = () => {
          frames += 1;
          if (shown() === before) requestAnimationFrame(check);
          // This task follows the frame with its styles and layout.
          else setTimeout(() => resolve({ time: performance.now() - event.timeStamp, frames }), 0);
        };
        requestAnimationFrame(check);
      };
      addEventListener('click', clicked, { capture: true, once: true });
    });
  }, change);
}

const readChange = async (page: Page): Promise<Change> => {
  const change = await page.evaluate(async () => window.change);
  if (!change) throw new Error('No change was measured.');
  return change;
};

async function changeLanguage(page: Page, language: string): Promise<Change> {
  await page.getByRole('button', { name: /^(Language|Langue)$/ }).click();
  const item = page.getByRole('menuitem', { name: language });
  await item.waitFor();
  await watchChange(page, 'text');
  await item.click();
  const change = await readChange(page);
  await page.getByRole('menu').waitFor({ state: 'detached' });
  return change;
}

/** Changes theme and language of an open page. Texts and responses of both languages have been fetched before. */
export async function interactionTimes(browser: Browser, address: string) {
  const context = await browser.newContext(reader);
  try {
    const page = await context.newPage();
    // tsx compiles named functions with a helper that pages do not have.
    await page.addInitScript('globalThis.__name = (value) => value');
    await visitUntilIdle(page, address);
    await watchChange(page, 'theme');
    await page.getByRole('button', { name: /^Switch to / }).click();
    const theme = await readChange(page);
    await changeLanguage(page, 'Français');
    await page.waitForLoadState('networkidle');
    await changeLanguage(page, 'English');
    await page.waitForLoadState('networkidle');
    return { theme, language: await changeLanguage(page, 'Français') };
  } finally {
    await context.close();
  }
}
