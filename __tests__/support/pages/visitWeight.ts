import { setTimeout as delay } from 'node:timers/promises';
import type { BrowserContext, Page, Request } from 'playwright-core';

export interface Weight {
  requests: number;
  /** Bytes of response bodies as transferred, by kind of request. */
  bytes: Record<string, number>;
}

/** Milliseconds without a request: longer than the page puts off what it loads when idle (`whenIdle`). */
const quiet = 2500;

/** A reader with a phone and an empty cache. The worker is left out: what it keeps, it fetches beside the page. */
export const reader = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  locale: 'en',
  serviceWorkers: 'block',
} as const;

const kindOf = (request: Request) => {
  const kind = request.resourceType();
  return ['document', 'script', 'stylesheet', 'font', 'image'].includes(kind) ? kind : 'data';
};

async function sizeOf(request: Request): Promise<number> {
  const { responseBodySize } = await request.sizes();
  return Math.max(0, responseBodySize);
}

/** Follows the requests of a page that is about to be opened. */
export function watchRequests(page: Page) {
  const finished: Request[] = [];
  const running = new Set<Request>();
  let last = Date.now();
  const settle = (request: Request) => {
    last = Date.now();
    running.delete(request);
  };
  page.on('request', (request) => {
    if (!request.url().startsWith('http')) return;
    last = Date.now();
    running.add(request);
  });
  page.on('requestfailed', settle);
  page.on('requestfinished', (request) => {
    settle(request);
    if (request.url().startsWith('http')) finished.push(request);
  });
  return {
    finished,
    lastAt: () => last,
    untilQuiet: async () => {
      last = Date.now();
      while (running.size > 0 || Date.now() - last < quiet) await delay(50);
    },
  };
}

/** Opens an address and waits until the page has requested everything it requests by itself. */
export async function visitUntilIdle(page: Page, address: string): Promise<Request[]> {
  const { finished, lastAt, untilQuiet } = watchRequests(page);
  await page.goto(address);
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
  await page.locator('#start-failed').waitFor({ state: 'detached' });
  await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' });
  let asked = 0;
  while (asked <= lastAt()) {
    await untilQuiet();
    // A busy main thread requests nothing either. Tasks that waited for idle time run before this one.
    asked = Date.now();
    await page.evaluate(async () => new Promise((resolve) => requestIdleCallback(resolve)));
    await delay(250);
  }
  return finished;
}

/** What a first visit to an address fetches until the page is idle. */
export async function weighVisit(context: BrowserContext, address: string): Promise<Weight> {
  const page = await context.newPage();
  const requests = await visitUntilIdle(page, address);
  const bytes: Record<string, number> = {};
  for (const request of requests) {
    const kind = kindOf(request);
    bytes[kind] = (bytes[kind] ?? 0) + (await sizeOf(request));
  }
  await page.close();
  return { requests: requests.length, bytes };
}

export const totalBytes = ({ bytes }: Weight) =>
  Object.values(bytes).reduce((total, size) => total + size, 0);
