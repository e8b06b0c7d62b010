import type { Page } from 'playwright-core';
import { logIn } from './member';
import { arrive, newVisitor, open } from './visitor';

const openProfile = async (page: Page) => {
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Profile', exact: true }).click();
};
const openConfiguration = async (page: Page) => {
  await page.getByRole('main').getByRole('link', { name: 'System configuration' }).click();
};

/** A form with a page of the site before it in the history, and another one ahead. */
async function openForm(
  { before, heading }: { before: string; heading: string },
  follow: (page: Page) => Promise<void>,
): Promise<Page> {
  const page = await newVisitor();
  await open(page, '/en/login');
  await logIn(page, { username: 'keiko_mori', password: 'insert-coin-3' });
  await open(page, before);
  await follow(page);
  await arrive(page, heading);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
  await page.waitForURL('**/en/contact');
  await page.goBack();
  await arrive(page, heading);
  return page;
}

test.each([
  {
    address: '/en/profile',
    place: { before: '/en/', heading: 'keiko_mori' },
    follow: openProfile,
    label: 'Email',
    text: 'keiko@example.net',
  },
  {
    address: '/en/admin/configuration',
    place: { before: '/en/admin/users', heading: 'System configuration' },
    follow: openConfiguration,
    label: 'Keywords',
    text: 'arcade, records',
  },
])(
  '$address asks before Back and Forward, and keeps what is typed',
  async ({ address, place, follow, label, text }) => {
    const page = await openForm(place, follow);
    const field = page.getByRole('textbox', { name: label });
    await field.fill(text);
    const dialog = page.getByRole('dialog', { name: 'Leave without saving?' });
    for (const step of ['back', 'forward'] as const) {
      await page.evaluate((direction) => history[direction](), step);
      await dialog.waitFor();
      await page.waitForURL(`**${address}`);
      await dialog.getByRole('button', { name: 'Keep editing' }).click();
      await dialog.waitFor({ state: 'hidden' });
      expect(await field.inputValue()).toBe(text);
    }
    await page.evaluate(() => history.forward());
    await dialog.getByRole('button', { name: 'Leave' }).click();
    await page.waitForURL('**/en/contact');
  },
);
