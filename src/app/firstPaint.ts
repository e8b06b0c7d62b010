/** Milliseconds a page waits for a paint: one in the background never paints. */
const timeout = 300;

const frame = async () => new Promise(requestAnimationFrame);

/** The cover the document shows before there is a program; everything else in it is text. */
async function coverPainted(): Promise<void> {
  const cover = document.querySelector<HTMLImageElement>('#root img[fetchpriority="high"]');
  // Below the first screen, as Home's is on a phone, it is painted for nobody yet.
  if (!cover || cover.getBoundingClientRect().top >= globalThis.innerHeight) return;
  // One that cannot be loaded is nothing to wait for.
  await cover.decode().catch(() => undefined);
  await frame();
  await frame();
}

/** Reported when the text is really on the screen, which is some time after its frame. */
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

/** Resolves once what the document shows by itself is on the screen, or had its time. */
export async function firstPaint(): Promise<void> {
  const over = new Promise((resolve) => globalThis.setTimeout(resolve, timeout));
  await Promise.race([Promise.all([coverPainted(), textPainted()]), over]);
}
