import type { BrowserContext, Page, Request } from 'playwright-core';
import { eventually } from '../support/eventually';

interface Traffic {
  pending: Set<Request>;
  started: number;
}

const traffics = new WeakMap<Page, Traffic>();

function watchPage(page: Page): void {
  const traffic: Traffic = { pending: new Set(), started: 0 };
  traffics.set(page, traffic);
  page.on('request', (request) => {
    // The browser does not report the end of a beacon, nor of every request of a document that is left.
    if (request.resourceType() === 'ping') return;
    if (request.isNavigationRequest() && request.frame() === page.mainFrame())
      traffic.pending.clear();
    traffic.pending.add(request);
    traffic.started += 1;
  });
  const end = (request: Request) => traffic.pending.delete(request);
  page.on('requestfinished', end);
  page.on('requestfailed', end);
}

/** Counts the requests of all pages of a browser context, for `requestsDone`. */
export function watchRequests(context: BrowserContext): void {
  context.on('page', watchPage);
}

/** Resolves when the page has rendered and has nothing else to do. */
const idle = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => requestIdleCallback(() => resolve()));
  });

/** Waits until a page has handled its responses and requests nothing more. */
export async function requestsDone(page: Page): Promise<void> {
  const traffic = traffics.get(page);
  if (!traffic) throw new Error('Nobody counts the requests of this page.');
  await eventually(
    async () => {
      const { started } = traffic;
      // A document that is being left cannot be asked.
      const isIdle = await page.evaluate(idle).then(
        () => true,
        () => false,
      );
      if (!isIdle || traffic.started !== started) return ['a page that is busy'];
      return [...traffic.pending].map((request) => request.url());
    },
    ({ length }) => length === 0,
  );
}
