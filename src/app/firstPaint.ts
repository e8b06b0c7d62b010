/** Milliseconds to wait for a paint: a page in a background tab never paints. */
const timeout = 300;

const frame = async () => new Promise(requestAnimationFrame);

/** Waits for the cover image of the server-rendered document; everything else in it is text. */
async function coverPainted(): Promise<void> {
  const cover = document.querySelector<HTMLImageElement>('#root img[fetchpriority="high"]');
  // A cover below the fold, as on Home on a phone, is not visible yet.
  if (!cover || cover.getBoundingClientRect().top >= globalThis.innerHeight) return;
  // Do not wait for a cover that cannot be loaded.
  await cover.decode().catch(() => undefined);
  await frame();
  await frame();
}

/** The browser reports the paint entry once the text is on the screen, some time after its frame. */
async function textPainted(): Promise<void> {
  await new Promise<void>((resolve) => {
    const observer = new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length === 0) return;
      observer.disconnect();
      resolve();
    });
    observer.observe({ type: 'paint', buffered: true });
  });
}

/** Resolves once the content of the document is painted, or after the timeout. */
export async function firstPaint(): Promise<void> {
  const over = new Promise((resolve) => globalThis.setTimeout(resolve, timeout));
  await Promise.race([Promise.all([coverPainted(), textPainted()]), over]);
}
