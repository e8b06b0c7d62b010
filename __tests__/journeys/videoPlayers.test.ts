import { findAccessibilityViolations, newVisitor, open, ready } from './visitor';

test('after a navigation from another page, the player loads only after a click', async () => {
  const page = await newVisitor();
  const foreign: string[] = [];
  await page.route(/^https:/, async (route) => {
    foreign.push(new URL(route.request().url()).origin);
    await route.fulfill({ contentType: 'text/html', body: '<title>Player</title>' });
  });
  await open(page, '/en/faq');
  const menu = page.getByRole('navigation', { name: 'Main' });
  await menu.getByRole('link', { name: 'Video Players Demo' }).click();
  const address = page.getByRole('textbox', { name: 'Video address' });
  await address.fill('https://youtu.be/dQw4w9WgXcQ?t=90');
  const load = page.getByRole('button', { name: 'Load the video from YouTube' });
  await load.waitFor();
  expect(await findAccessibilityViolations(page)).toEqual([]);
  expect(foreign).toEqual([]);
  await load.click();
  await page.frameLocator('iframe').locator('title').waitFor({ state: 'attached' });
  expect(foreign).toEqual(['https://www.youtube-nocookie.com']);
});

test('the site’s own video plays by keyboard, with captions in the reader’s language', async () => {
  const page = await newVisitor();
  await page.goto('/fr/video-players');
  await ready(page);
  const film = page.locator('video');
  await film.focus();
  await page.keyboard.press('Space');
  await page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 0.2);
  await page.keyboard.press('Space');
  expect(await film.evaluate((element) => Reflect.get(element, 'paused'))).toBe(true);
  const captions = await film.evaluate((element: HTMLVideoElement) =>
    [...element.textTracks]
      .filter(({ mode }) => mode === 'showing')
      .map(({ language, cues }) => [language, cues?.length]),
  );
  expect(captions).toEqual([['fr', 4]]);
});
