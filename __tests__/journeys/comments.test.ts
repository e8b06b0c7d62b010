import type { Page } from 'playwright-core';
import { eventually } from '../support/eventually';
import { hostileMarkup } from '../support/hostileMarkup';
import { logIn, newAccount, register } from './member';
import { newVisitor, open, ready } from './visitor';

const article = '/en/x-article-a2';
const offline = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_CONNECTION|net::/;

const section = (page: Page) => page.getByRole('region', { name: /^Comments \(/ });
const editor = (page: Page) => page.getByRole('textbox', { name: 'Write a comment' });
const post = (page: Page) => page.getByRole('button', { name: 'Post comment' });
const onTheirWay = (page: Page) => page.getByRole('list', { name: 'Your unsent comments' });
const draftKept = (page: Page) => section(page).getByText('Draft kept on this device');

/** A unique text, so that it can be counted. */
let written = 0;
const words = (about: string) => {
  written += 1;
  return `${about} ${Date.now().toString(36)}-${written}`;
};

/** The number of stored comments with this text. */
async function timesStored(page: Page, text: string): Promise<number> {
  const answer = await page.request.get('/api/articles/2/comments?itemsPerPage=100');
  return (await answer.text()).split(text).length - 1;
}

async function memberAt(address: string, expectedComplaints?: RegExp) {
  const page = await newVisitor(expectedComplaints ? { expectedComplaints } : {});
  const account = newAccount();
  await register(page, account);
  await logIn(page, account);
  await open(page, address);
  await editor(page).waitFor();
  return { page, account };
}

async function write(page: Page, text: string) {
  await editor(page).click();
  await page.keyboard.type(text);
}

async function pasteMarkup(page: Page, html: string) {
  await editor(page).evaluate((element, markup) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', markup);
    const init = { clipboardData, bubbles: true, cancelable: true };
    element.dispatchEvent(new ClipboardEvent('paste', init));
  }, html);
}

/** The author's own comment in the list. */
const item = (page: Page, text: string) =>
  section(page)
    .getByRole('listitem')
    .filter({ hasText: text })
    .filter({ has: page.getByRole('button', { name: 'Edit comment' }) });

test('a comment is posted once, edited, deleted, restored and deleted permanently', async () => {
  const { page } = await memberAt(article);
  const first = words('Twelve minutes forty-one');
  await write(page, `${first} `);
  await page.keyboard.press('Control+b');
  await page.keyboard.type('at last');
  // Handlers and styles violate the policy as soon as they are parsed.
  await pasteMarkup(page, ' <i onclick="a()" style="color: red">pasted</i><img src=x onerror=b()>');
  await post(page).dblclick();
  await item(page, first).locator('strong', { hasText: 'at last' }).waitFor();
  await item(page, first).locator('em', { hasText: 'pasted' }).waitFor();
  expect(await timesStored(page, first)).toBe(1);
  expect(await editor(page).textContent()).toBe('');

  await item(page, first).getByRole('button', { name: 'Edit comment' }).click();
  const change = page.getByRole('textbox', { name: 'Change your comment' });
  await change.waitFor();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(', and again');
  await page.getByRole('button', { name: 'Save comment' }).click();
  await item(page, ', and again').getByText('Edited').waitFor();

  const remove = async () => {
    await item(page, first).getByRole('button', { name: 'Delete comment' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete comment' }).click();
    await section(page).getByText('Comment deleted.').waitFor();
  };
  await remove();
  await page.getByRole('button', { name: 'Undo' }).click();
  await item(page, first).waitFor();
  expect(await timesStored(page, first)).toBe(1);
  await remove();
  // Leaving the page deletes it without waiting for the undo period.
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'FAQ' }).click();
  await page.waitForURL(/\/en\/faq$/);
  await eventually(
    () => timesStored(page, first),
    (times) => times === 0,
  );
});

test('a draft survives a reload and the end of the session, and is restored after logging in', async () => {
  const { page, account } = await memberAt(article, /status of 40[01]/);
  const text = words('Half a thought');
  await write(page, text);
  await draftKept(page).waitFor();
  await page.reload();
  await ready(page);
  await editor(page).getByText(text).waitFor();

  // The server no longer knows the session and rejects the next request.
  await page.evaluate(() => {
    localStorage.setItem('token', 'gone');
    localStorage.setItem('refresh_token', 'gone');
    localStorage.setItem('token_expiration', '1');
  });
  await open(page, article);
  const wayIn = section(page).getByRole('link', { name: 'Log in to comment' });
  await wayIn.click();
  await page.getByRole('heading', { level: 1, name: 'Log in' }).waitFor();
  await logIn(page, account);
  await page.waitForURL(/-article-a2#comments$/);
  await editor(page).getByText(text).waitFor();
  await post(page).click();
  await item(page, text).waitFor();
  expect(await timesStored(page, text)).toBe(1);
});

test('a comment written offline is shown as queued and sent once', async () => {
  const { page } = await memberAt(article, offline);
  const [first, second] = [words('In the tunnel'), words('Still in the tunnel')];
  await page.context().setOffline(true);
  for (const text of [first, second]) {
    await write(page, text);
    await post(page).click();
    await onTheirWay(page).getByText(text).waitFor();
  }
  await onTheirWay(page).getByText('You are offline.', { exact: false }).first().waitFor();
  await page.context().setOffline(false);
  await item(page, first).waitFor();
  await item(page, second).waitFor();
  await onTheirWay(page).waitFor({ state: 'detached' });
  expect([await timesStored(page, first), await timesStored(page, second)]).toEqual([1, 1]);
});

test('a comment is posted once when requests succeed and their responses are lost', async () => {
  const { page } = await memberAt(article, offline);
  const text = words('A flapping network');
  let lost = 0;
  await page.route('**/api/article_comments', async (route) => {
    if (lost < 2) {
      // The server has stored it, but the response is lost.
      await route.fetch();
      lost += 1;
      await route.abort('connectionreset');
      return;
    }
    await route.continue();
  });
  await write(page, text);
  await post(page).click();
  await onTheirWay(page).getByText('Not sent yet.', { exact: false }).waitFor();
  // The page is closed and reopened while the comment is queued.
  await page.reload();
  await ready(page);
  await onTheirWay(page).waitFor({ state: 'detached' });
  await item(page, text).waitFor();
  expect(lost).toBe(2);
  expect(await timesStored(page, text)).toBe(1);
});

test('Enter that ends an IME composition does nothing else', async () => {
  const { page } = await memberAt(article);
  const protocol = await page.context().newCDPSession(page);
  await editor(page).click();
  for (const text of ['k', 'き', 'きろ', 'きろく']) {
    await protocol.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    });
  }
  const enter = { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 229 };
  await protocol.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...enter });
  await protocol.send('Input.insertText', { text: '記録' });
  await protocol.send('Input.dispatchKeyEvent', { type: 'keyUp', ...enter });
  await page.keyboard.type('更新!');
  expect(await editor(page).locator('p').allTextContents()).toEqual(['記録更新!']);
  await page.keyboard.press('Enter');
  await page.keyboard.type('next');
  expect(await editor(page).locator('p').allTextContents()).toEqual(['記録更新!', 'next']);
});

test('pasted content runs nothing and sends no requests, even without a content security policy', async () => {
  const visitor = async () => {
    const visited = await newVisitor({ bypassCSP: true });
    await visited.addInitScript(() => {
      globalThis.alert = () => document.documentElement.setAttribute('data-ran', '');
    });
    return visited;
  };
  const page = await visitor();
  const account = newAccount();
  await register(page, account);
  await logIn(page, account);
  await open(page, article);
  const text = words('Pasted');
  await write(page, `${text} `);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  for (const html of hostileMarkup) {
    await pasteMarkup(page, html);
  }
  await draftKept(page).waitFor();
  expect(asked.filter((address) => !/\/(api|assets)\//.test(address))).toEqual([]);
  await post(page).click();
  await item(page, text).waitFor();
  const guest = await visitor();
  await open(guest, article);
  await section(guest).getByText(text).waitFor();
  for (const screen of [page, guest]) {
    const comment = section(screen).getByRole('listitem').filter({ hasText: text }).first();
    const found = await comment.evaluate((element) => ({
      ran: document.documentElement.hasAttribute('data-ran'),
      foreign: element.querySelectorAll('script, iframe, object, embed, form, style, [onerror]')
        .length,
      links: [...element.querySelectorAll('a[href]')].map((a) => a.getAttribute('href') ?? ''),
    }));
    // A guest logs in to report a comment.
    const lists = /^(https?:|mailto:|\/en\/members\/|\/en\/login\?redirect=)/;
    expect(found).toMatchObject({ ran: false, foreign: 0 });
    expect(found.links.filter((href) => !lists.test(href))).toEqual([]);
  }
});
