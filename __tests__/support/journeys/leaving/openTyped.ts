import type { Page } from 'playwright-core';
import { logIn } from '../../../journeys/member';
import { newVisitor, open, ready } from '../../../journeys/visitor';
import { step } from './steps';
import type { Login, TypedPage } from './typedPages';

export const footerLink = async (page: Page, name: string): Promise<void> =>
  page.getByRole('contentinfo').getByRole('link', { name }).click();

/** What the browser says of a session that has ended. */
const expectedComplaints = /status of 401/;

/** Opens a page with one of the site before it in the history, and another one ahead. */
export async function openTyped(place: TypedPage, login: Login): Promise<Page> {
  const page = await newVisitor({ expectedComplaints });
  await open(page, `/en/login?redirect=${encodeURIComponent(place.before)}`);
  await logIn(page, login);
  await ready(page);
  await step(page, async () => place.reach(page));
  await ready(page);
  await step(page, async () => footerLink(page, 'Contact'));
  await step(page, async () => page.evaluate(() => history.back()));
  await ready(page);
  await place.open?.(page);
  await place.field(page).waitFor();
  return page;
}
