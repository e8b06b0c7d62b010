import { newAccount } from './member';
import { arrive, findAccessibilityViolations, newVisitor, open, tabTo } from './visitor';

/* Journeys without a mouse: every key pressed is written here, and only Tab and the page itself move the focus. */

test('a member registers, logs in, opens the profile and logs out', async () => {
  const page = await newVisitor({ expectedComplaints: /status of 401/ });
  const { keyboard } = page;
  const account = newAccount();
  await open(page, '/en/');
  await tabTo(page, 'Log in');
  await keyboard.press('Enter');
  await page.waitForURL(/\/en\/login$/);
  await arrive(page, 'Log in');
  await tabTo(page, 'Register');
  await keyboard.press('Enter');
  await page.waitForURL(/\/en\/register$/);
  await arrive(page, 'Create your account');
  const fields = [account.email, account.username, account.password];
  for (const [place, name] of ['email', 'username', 'password'].entries()) {
    await tabToField(page, name);
    await keyboard.type(fields[place] ?? '');
  }
  await tabToField(page, 'confirmPassword');
  await keyboard.type(account.password);
  await keyboard.press('Enter');
  await page.waitForURL(/\/en\/login$/);
  await page.getByText('Account created').waitFor();
  // The toast is part of the tab order while it is shown.
  expect(await findAccessibilityViolations(page)).toEqual([]);

  await tabToField(page, 'username');
  await keyboard.type(account.username);
  await tabToField(page, 'password');
  await keyboard.type(account.password);
  await keyboard.press('Enter');
  await page.waitForURL(/\/en\/$/);
  await page.getByRole('button', { name: 'Account menu' }).waitFor();
  await tabTo(page, 'Account menu');
  await keyboard.press('Enter');
  await page.getByRole('menu').waitFor();
  await keyboard.press('Home');
  await keyboard.press('Enter');
  await page.waitForURL(/\/en\/profile$/);
  await arrive(page, account.username);
  await tabTo(page, 'Delete account');
  await keyboard.press('Enter');
  await page.getByRole('dialog').waitFor();
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  expect(await page.evaluate('document.activeElement.textContent')).toBe('Delete account');
  await tabTo(page, 'Account menu', 120);
  await keyboard.press('Enter');
  await page.getByRole('menu').waitFor();
  await keyboard.press('End');
  await keyboard.press('Enter');
  await page.waitForURL(/\/en\/login$/);
});

test('a member goes from the home page to an article and comments on it', async () => {
  const page = await newVisitor();
  const { keyboard } = page;
  await open(page, '/en/login');
  await tabToField(page, 'username');
  await keyboard.type('joana_b');
  await tabToField(page, 'password');
  await keyboard.type('insert-coin-1');
  await keyboard.press('Enter');
  await page.waitForURL(/\/en\/$/);
  await arrive(page, 'Welcome to Video Game Records');
  const title = await page.getByRole('article').first().getByRole('heading').textContent();
  await tabTo(page, title ?? '');
  await keyboard.press('Enter');
  await page.waitForURL(/-article-a\d+$/);
  await arrive(page, title ?? '');
  // The editor is loaded lazily; until then, the next stop is beyond it.
  await page.getByRole('textbox', { name: 'Write a comment' }).waitFor();
  const words = `By keyboard alone, ${Date.now().toString(36)}`;
  await tabTo(page, /^Write a comment$/, 120);
  await keyboard.type(words);
  await tabTo(page, 'Post comment');
  await keyboard.press('Enter');
  await page.getByRole('listitem').filter({ hasText: words }).waitFor();
});

test('a visitor reaches the views and the next places of a chart', async () => {
  const page = await newVisitor();
  const { keyboard } = page;
  await open(page, '/en/highest-score-chart-c1');
  await tabTo(page, 'Everyone');
  await keyboard.press('ArrowRight');
  await keyboard.press('ArrowRight');
  expect(await page.evaluate('document.activeElement.textContent')).toBe('Country');
  await keyboard.press('Enter');
  await page.waitForURL(/\?country=US$/);
  await tabTo(page, 'Country', 3);
  await keyboard.press('J');
  await page.waitForURL(/\?country=JM$/);
  await open(page, '/en/highest-score-chart-c1');
  await tabTo(page, 'Next places', 150);
  await keyboard.press('Enter');
  await page.waitForURL(/\?after=/);
  await page.getByRole('link', { name: 'First places' }).waitFor();
});

/** Presses Tab until the field with this name is focused. */
async function tabToField(page: Awaited<ReturnType<typeof newVisitor>>, name: string) {
  for (let stop = 0; stop < 80; stop += 1) {
    await page.keyboard.press('Tab');
    if ((await page.evaluate('document.activeElement.name')) === name) return;
  }
  throw new Error(`Tab never reached the field ${name}.`);
}
