import type { Page } from 'playwright-core';
import { eventually } from '../../eventually';

const question = (page: Page) => page.getByRole('dialog', { name: 'Leave without saving?' });

/** The heading of the page, also where a dialog hides it from assistive technology. */
const headingOf = async (page: Page) => page.locator('main h1').first().textContent();

/** Leaves within the site; returns whether the page asks instead. */
export async function step(page: Page, move: () => Promise<unknown>): Promise<boolean> {
  const heading = await headingOf(page);
  await move();
  const outcome = await eventually(
    async () => {
      if (await question(page).isVisible()) return 'asked';
      return (await headingOf(page)) === heading ? 'waiting' : 'left';
    },
    (found) => found !== 'waiting',
  );
  return outcome === 'asked';
}

/** Answers the question of the page with no. */
export async function stay(page: Page): Promise<void> {
  const buttons = question(page).getByRole('button', { name: /^(Stay|Keep editing)$/ });
  await buttons.click();
  await question(page).waitFor({ state: 'hidden' });
}

/** Unloads the document; answers the browser's question with no, and returns whether there was one. */
export async function unload(page: Page, move: () => Promise<unknown>): Promise<boolean> {
  const events: string[] = [];
  const onLeft = () => events.push('left');
  page.once('dialog', (dialog) => {
    events.push('asked');
    void dialog.dismiss();
  });
  page.once('load', onLeft);
  page.once('close', onLeft);
  // A navigation fails that is answered with no.
  await move().catch(() => undefined);
  await eventually(
    async () => events,
    ({ length }) => length > 0,
  );
  page.off('load', onLeft);
  page.off('close', onLeft);
  return events[0] === 'asked';
}
