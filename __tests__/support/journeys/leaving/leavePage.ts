import type { Page } from 'playwright-core';
import { paths } from '../../../../src/contract/paths';
import { logIn } from '../../../journeys/member';
import { open } from '../../../journeys/visitor';
import { fillStorage } from './fillStorage';
import { holdRequests } from './holdRequests';
import type { Outcome, Way } from './leaveTable';
import { footerLink, openTyped } from './openTyped';
import { step, stay, unload } from './steps';
import { findTypedPage, type Login, type TypedPage } from './typedPages';
import { has, type } from './typing';

type Move = () => Promise<unknown>;

/** Leaves within the site and comes back. */
async function leaveWithin(
  page: Page,
  place: TypedPage,
  text: string,
  [go, comeBack]: [Move, Move],
) {
  const asked = await step(page, go);
  if (asked) await stay(page);
  const stays = !asked && (await place.field(page).isVisible());
  if (!asked) await step(page, comeBack);
  await has(page, place, text);
  if (asked) return 'asks';
  return stays ? 'stays' : 'keeps';
}

/** Unloads the page and comes back. */
async function leaveBeyond(
  page: Page,
  place: TypedPage,
  text: string,
  [go, comeBack]: [Move, Move],
) {
  const asked = await unload(page, go);
  if (!asked) await comeBack();
  await has(page, place, text);
  return asked ? 'asks' : 'keeps';
}

/** Ends the session on the server only: the next request that needs it tells the page. */
async function endSession(page: Page, place: TypedPage, login: Login): Promise<Outcome> {
  const stored = await page.evaluate(() => localStorage.getItem('refresh_token'));
  await page.request.post(paths.invalidateToken, { data: { refresh_token: stored } });
  const loginPage = page.locator('main h1', { hasText: /^Log in$/ });
  // The page may learn it from a request of its own, before the button is pressed.
  await Promise.race([place.send(page), loginPage.waitFor()]);
  await loginPage.waitFor();
  if (await place.field(page).isVisible()) {
    await has(page, place, place.texts[0]);
    return 'stays';
  }
  await logIn(page, login);
  if (place.sent) {
    await place.sent(page).waitFor();
    return 'sent';
  }
  await has(page, place, place.texts[0]);
  return 'keeps';
}

/** Leaves a page with something typed, one way after the other; returns what happened. */
export async function leavePage(
  name: string,
  tried: readonly Way[],
): Promise<Partial<Record<Way, Outcome>>> {
  const place = findTypedPage(name);
  const login = await place.member();
  let page = await openTyped(place, login);
  const address = page.url();
  const [text, longer] = place.texts;
  const saves = await holdRequests(page.context(), place.holds ?? (() => false));
  /** Types on a page that saves by itself, so that there is something unsaved. */
  const typeUnsaved = async (unsaved: string) => {
    saves.hold();
    await type(page, place, unsaved);
  };
  await type(page, place, text);

  const back = async () => page.evaluate(() => history.back());
  const forward = async () => page.evaluate(() => history.forward());
  const link = async () => footerLink(page, 'Legal');
  const nothing = async () => {};
  const close = async () => page.close({ runBeforeUnload: true });
  const openAgain = async () => {
    page = await page.context().newPage();
    await open(page, address);
  };
  const within = async (...moves: [Move, Move]) => leaveWithin(page, place, text, moves);
  const beyond = async (...moves: [Move, Move]) => leaveBeyond(page, place, text, moves);

  const leave: Readonly<Record<Way, () => Promise<Outcome>>> = {
    back: async () => within(back, forward),
    forward: async () => within(forward, back),
    link: async () => within(link, back),
    address: async () => {
      if (place.holds) await typeUnsaved(`${text}.`);
      return beyond(
        async () => page.goto('/en/faq'),
        async () => page.goBack(),
      );
    },
    reload: async () => beyond(async () => page.evaluate(() => location.reload()), nothing),
    close: async () => {
      const asked = await unload(page, close);
      if (!asked) await openAgain();
      await has(page, place, text);
      return asked ? 'asks' : 'keeps';
    },
    'left anyway': async () => {
      page.once('dialog', (dialog) => void dialog.accept());
      await page.reload();
      await has(page, place, text);
      return 'keeps';
    },
    'session ended': async () => {
      saves.release();
      return endSession(page, place, login);
    },
    'full: link': async () => {
      await fillStorage(page);
      await typeUnsaved(longer);
      return leaveWithin(page, place, longer, [link, back]);
    },
    'full: close': async () => ((await unload(page, close)) ? 'asks' : 'loses'),
  };
  const found: Partial<Record<Way, Outcome>> = {};
  for (const way of tried) found[way] = await leave[way]();
  return found;
}
