import { requestsDone } from './pageRequests';
import { newVisitor, open, tabTo, withMotion } from './visitor';

const themeOf = 'document.documentElement.dataset.theme';

/** The layout shift while the gallery is scrolled from one end to the other. */
const shiftOfGallery = async () => {
  let moved = 0;
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) moved += Number(Reflect.get(entry, 'value'));
  });
  observer.observe({ type: 'layout-shift', buffered: false });
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  for (let top = 0; top < document.documentElement.scrollHeight; top += 400) {
    scrollTo({ top, behavior: 'instant' });
    await frame();
    await frame();
  }
  for (const entry of observer.takeRecords()) moved += Number(Reflect.get(entry, 'value'));
  return moved;
};

test('a theme chosen by keyboard alone applies at once in both tabs', async () => {
  const page = await newVisitor();
  const other = await page.context().newPage();
  await open(other, '/en/faq');
  await open(page, '/en/');
  await tabTo(page, 'Language');
  await page.keyboard.press('Enter');
  await page.getByRole('menu').waitFor();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/en\/settings#language$/);
  await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
  // The tabs are loaded lazily; until then, the next stop is beyond the page.
  await page.getByRole('tab', { name: 'Language' }).waitFor();
  await tabTo(page, 'Language');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await page.getByRole('radiogroup', { name: 'Theme' }).waitFor();

  await tabTo(page, 'Surprise me');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Home');
  const first = await page.evaluate(themeOf);
  await page.evaluate(() => {
    const changes: string[] = [];
    Object.assign(window, { changes });
    const watch = new MutationObserver((records) =>
      changes.push(...records.map(({ type }) => type)),
    );
    for (const part of document.querySelectorAll('header, main h1, footer')) {
      watch.observe(part, { subtree: true, childList: true, characterData: true });
    }
  });
  await page.keyboard.press('ArrowRight');
  const second = await page.evaluate(themeOf);
  expect(second).not.toBe(first);
  expect(await page.evaluate('document.activeElement.value')).toBe(second);
  await other.waitForFunction((key) => document.documentElement.dataset.theme === key, second);
  await page.keyboard.press('Tab');
  expect(await page.evaluate('document.activeElement.ariaLabel')).toMatch(/^Add .+ to favourites$/);
  await page.keyboard.press('Enter');
  expect(await page.evaluate('document.activeElement.ariaLabel')).toMatch(/^Remove .+ favourites$/);
  expect(await page.evaluate('window.changes.filter((type) => type === "childList").length')).toBe(
    0,
  );
});

test('scrolling through the gallery causes no layout shift', async () => {
  const page = await newVisitor(withMotion);
  await open(page, '/en/settings');
  await page.getByRole('radiogroup', { name: 'Theme' }).waitFor();
  await page.evaluate('document.fonts.ready');
  await requestsDone(page);
  expect(await page.evaluate(shiftOfGallery)).toBeLessThan(0.001);
});
