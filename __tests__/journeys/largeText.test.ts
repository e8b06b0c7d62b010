import { newVisitor, open } from './visitor';

/** Elements with text of their own that leave the box of the nearest element that clips, or the window. */
const cutTexts = () => {
  const cuts = (element: Element) => {
    const frame = element.parentElement?.closest('li, .scoreboard, .record-table-frame, main');
    const [own, box] = [element.getBoundingClientRect(), frame?.getBoundingClientRect()];
    const scrolls = frame && /auto|scroll/.test(getComputedStyle(frame).overflowX);
    return own.width > 1 && !scrolls && box !== undefined && own.right > box.right + 1;
  };
  const speaks = (element: Element) =>
    [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
  return [...document.querySelectorAll('main *')]
    .filter((element) => speaks(element) && cuts(element))
    .map((element) => element.outerHTML.slice(0, 160));
};

test.each([1440, 390])('text of twice the size is not cut at %i px', async (width) => {
  const page = await newVisitor({ viewport: { width, height: 900 } });
  for (const path of ['', 'highest-score-chart-c1', 'scores/latest']) {
    await open(page, `/en/${path}`);
    await page.evaluate(() => {
      document.documentElement.style.setProperty('font-size', '200%', 'important');
    });
    expect({ path, cut: await page.evaluate(cutTexts) }).toEqual({ path, cut: [] });
    const heading = page.getByRole('heading', { level: 1 });
    expect((await heading.boundingBox())?.width).toBeGreaterThan(250);
    // The header asks for the browser's own size of text, which a page cannot set.
    const main = page.getByRole('main');
    expect(await main.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
  }
});
