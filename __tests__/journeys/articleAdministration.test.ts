import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { expectAbsent } from './expectAbsent';
import { logIn } from './member';
import { requestsDone } from './pageRequests';
import { findAccessibilityViolations, newVisitor, open, widths } from './visitor';

const administrator = { username: 'tomasz_r', email: '', password: 'insert-coin-2' };
const superAdministrator = { username: 'keiko_mori', email: '', password: 'insert-coin-3' };

const field = (page: Page, language: string, name: string) =>
  page.getByRole('region', { name: language }).getByLabel(name, { exact: true });
const saved = async (page: Page) => page.getByText(/^Saved at/).waitFor();

async function enter(page: Page, who: typeof administrator) {
  await open(page, '/en/admin/articles');
  await logIn(page, who);
  await page.getByRole('heading', { level: 1, name: 'Articles' }).waitFor();
}

const pngFile = async (background: string) => ({
  name: 'picture.png',
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 1700, height: 1100, channels: 3, background } })
    .png()
    .toBuffer(),
});

const pastePicture = async (
  text: Locator,
  { buffer, mimeType }: { buffer: Buffer; mimeType: string },
) =>
  text.evaluate(
    (element, { bytes, type }) => {
      const clipboardData = new DataTransfer();
      clipboardData.items.add(new File([new Uint8Array(bytes)], 'image.png', { type }));
      const options = { clipboardData, bubbles: true, cancelable: true };
      element.dispatchEvent(new ClipboardEvent('paste', options));
    },
    { bytes: [...buffer], type: mimeType },
  );

test('an article is written, translated, illustrated, scheduled, published and read on the home page', async () => {
  const title = `A record set at ${Date.now()}`;
  const page = await newVisitor();
  await enter(page, administrator);
  await page.getByRole('grid', { name: 'Articles' }).waitFor();
  expect(await findAccessibilityViolations(page)).toEqual([]);

  await page.getByRole('button', { name: 'New article' }).first().click();
  await field(page, 'English', 'Title').fill(title);
  const text = page.getByRole('textbox', { name: 'Text in English' });
  await text.click();
  await page.getByRole('button', { name: 'Heading', exact: true }).click();
  await page.keyboard.type('How it went');
  await page.keyboard.press('Enter');
  await page.keyboard.type('One life, one evening.');
  await page.getByRole('button', { name: 'Picture', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Insert a picture' });
  await page.locator('input[name=picture]').setInputFiles(await pngFile('#00796b'));
  await dialog.getByRole('img', { name: 'Chosen picture' }).waitFor();
  await dialog.getByLabel('What the picture shows').fill('The screen at the end');
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Insert' }).click();
  await text.getByRole('img', { name: 'The screen at the end' }).waitFor();
  await pastePicture(text, await pngFile('#f9a825'));
  await dialog.getByRole('img', { name: 'Chosen picture' }).waitFor();
  await dialog.getByLabel('What the picture shows').fill('A pasted screen');
  await dialog.getByRole('button', { name: 'Insert' }).click();
  await text.getByRole('img', { name: 'A pasted screen' }).waitFor();
  await page.getByRole('button', { name: 'Video', exact: true }).click();
  const videoDialog = page.getByRole('dialog', { name: 'Insert a video' });
  await videoDialog.getByLabel('Video address').fill('https://youtu.be/dQw4w9WgXcQ');
  await videoDialog.getByLabel('Caption').fill('The whole evening');
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await videoDialog.getByRole('button', { name: 'Insert' }).click();
  await text.getByText('The whole evening').waitFor();
  await page.getByRole('tab', { name: /^Français/ }).click();
  await field(page, 'Français', 'Title').fill(`Un ${title}`);
  await page.getByRole('textbox', { name: 'Text in Français' }).fill('Une vie, une soirée.');

  await page.locator('input[name=cover]').setInputFiles(await pngFile('#c2185b'));
  await page.getByRole('dialog', { name: 'Choose the part to show' }).waitFor();
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Use this part' }).click();
  await page.getByRole('img', { name: 'Current cover' }).waitFor();
  await page.locator('[name=coverAlt-en]').fill('A pink evening');
  await page.getByRole('switch', { name: 'Featured on the home page' }).check();
  await page.getByText('Not saved yet').waitFor({ state: 'detached' });
  await saved(page);
  expect(await findAccessibilityViolations(page)).toEqual([]);

  await page.getByRole('button', { name: 'Preview' }).click();
  const preview = page.getByRole('dialog', { name: 'What readers will see' });
  await preview.getByRole('heading', { name: 'A record set', exact: false }).first().waitFor();
  await preview.getByRole('button', { name: 'Close the preview' }).click();

  await page.getByRole('button', { name: 'Publish…' }).click();
  await page.getByLabel('At a set time').check();
  await page.getByRole('group', { name: 'Date and time' }).waitFor();
  await page.getByRole('button', { name: 'Schedule' }).click();
  await page.getByText(/^Appears by itself on/).waitFor();
  const reader = await newVisitor();
  await open(reader, '/en/articles');
  await expectAbsent(
    reader.getByRole('main').getByText(title),
    reader.getByRole('main').getByRole('article'),
  );

  await page.getByRole('button', { name: 'Publish…' }).click();
  await page.getByLabel('Now', { exact: true }).check();
  await page.getByRole('button', { name: 'Publish now' }).click();
  await page
    .getByText(/^Published /)
    .first()
    .waitFor();
  const foreign: string[] = [];
  await reader.route(/^https:/, async (route) => {
    foreign.push(new URL(route.request().url()).origin);
    await route.fulfill({ contentType: 'text/html', body: '<title>Player</title>' });
  });
  await open(reader, '/en/');
  await reader.getByRole('main').getByRole('link', { name: title }).first().click();
  await reader.getByRole('heading', { level: 2, name: 'How it went' }).waitFor();
  await reader.getByRole('img', { name: 'A pink evening' }).first().waitFor();
  const inText = reader.getByRole('img', { name: 'The screen at the end' });
  await inText.scrollIntoViewIfNeeded();
  await reader.waitForFunction(
    () =>
      document.querySelector<HTMLImageElement>('img[alt="The screen at the end"]')?.naturalWidth ===
      1344,
  );
  await reader.getByRole('img', { name: 'A pasted screen' }).waitFor();
  await reader.getByRole('button', { name: 'Load the video from YouTube' }).waitFor();
  expect(await findAccessibilityViolations(reader)).toEqual([]);
  expect(foreign).toEqual([]);
  await reader.getByRole('button', { name: 'Load the video from YouTube' }).click();
  // The home page's document allows no frames: this page's document is requested, and the video then plays.
  const player = reader.frameLocator('iframe[title="Video player of YouTube"]');
  await player.locator('title').waitFor({ state: 'attached' });
  expect(foreign).toEqual(['https://www.youtube-nocookie.com']);
  await open(reader, new URL(reader.url()).pathname.replace('/en/', '/fr/'));
  await reader.getByText('Une vie, une soirée.').waitFor();
});

/** Lets the time until the next heartbeat of an open article pass. */
async function nextHeartbeat(page: Page): Promise<void> {
  // The time is counted from the response to the last one.
  await requestsDone(page);
  await page.clock.fastForward(15_000);
}

test('two people editing one article lose nothing, and both texts are among its versions', async () => {
  const first = await newVisitor({ expectedComplaints: /status of 409|ERR_INTERNET_DISCONNECTED/ });
  await first.clock.install();
  await enter(first, administrator);
  await first.getByRole('button', { name: 'New article' }).first().click();
  await field(first, 'English', 'Title').fill('Written together');
  await saved(first);
  const second = await newVisitor({ viewport: widths.phone });
  await second.clock.install();
  await enter(second, superAdministrator);
  await open(second, new URL(first.url()).pathname);
  await second.getByText('tomasz_r also has this article open').waitFor();
  await nextHeartbeat(first);
  await first.getByText('keiko_mori also has this article open').waitFor();
  await first.context().setOffline(true);
  await field(first, 'English', 'Title').fill('Written by the first');
  await field(second, 'English', 'Title').fill('Written by the second');
  await second.getByText('Not saved yet').waitFor({ state: 'detached' });
  await saved(second);
  expect(await findAccessibilityViolations(second)).toEqual([]);

  await first.context().setOffline(false);
  const conflict = first.getByRole('dialog', { name: 'You and keiko_mori changed the same text' });
  await nextHeartbeat(first);
  await conflict.getByText('second').waitFor();
  expect(await findAccessibilityViolations(first)).toEqual([]);
  await conflict.getByRole('radio', { name: 'Keep yours' }).check();
  await conflict.getByRole('button', { name: 'Use the chosen texts' }).click();
  await conflict.waitFor({ state: 'detached' });
  await saved(first);
  await nextHeartbeat(second);
  await second.getByText('tomasz_r replaced what you wrote').waitFor();
  await first.getByRole('button', { name: 'Versions' }).click();
  const versions = first.getByRole('dialog', { name: 'Versions' });
  await versions.getByText('by keiko_mori').click();
  await versions.getByRole('heading', { name: 'Written by the second' }).waitFor();
  await versions.getByRole('button', { name: 'Restore this version' }).click();
  await first.getByText(/^Version \d+ is restored/).waitFor();
  expect(await field(first, 'English', 'Title').inputValue()).toBe('Written by the second');
});
