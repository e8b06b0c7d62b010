import type { Result } from 'axe-core';
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core';
import { eventually } from '../support/eventually';
import { browserProgram } from '../support/journeys/browserProgram';
import { browserOf } from '../support/journeys/browserOf';
import { findWorkerSite } from '../support/journeys/workerSite';
import { waitTimeout } from '../support/waitTimeout';
import { watchRequests } from './pageRequests';
import { runAxe } from './runAxe';

export const { origin } = findWorkerSite();

export const widths = {
  desktop: { width: 1440, height: 900 },
  tablet: { width: 768, height: 1024 },
  phone: { width: 390, height: 844 },
};

let browser: Browser | undefined;
let consoleErrors: string[] = [];

beforeAll(async () => {
  browser = await chromium.launch(browserProgram(browserOf(expect.getState().testPath)));
});

afterAll(async () => browser?.close());

beforeEach(() => {
  consoleErrors = [];
});

afterEach(async () => {
  await Promise.all((browser?.contexts() ?? []).map(async (context) => context.close()));
  expect(consoleErrors).toEqual([]);
});

/** For journeys about what moves. */
export const withMotion = { reducedMotion: 'no-preference' } as const;
/** Animations take a sixth of the processors' time: the others have them in the full lane. */
const reducedMotion = process.env.TEST_LANE === 'full' ? 'no-preference' : 'reduce';

/** Messages a journey provokes on purpose, such as the browser's own about a 404. */
type VisitOptions = BrowserContextOptions & { expectedComplaints?: RegExp };

/** Playwright's own message when it blocks the worker. */
const blockedWorker = 'Service Worker registration blocked by Playwright';

/**
 * A visitor with a fresh browser profile, and without a service worker unless `serviceWorkers` allows one. Console
 * errors and violations of the content security policy fail the test.
 */
export async function newVisitor(options: VisitOptions = {}): Promise<Page> {
  if (!browser) throw new Error('The browser is not running.');
  const { expectedComplaints, ...contextOptions } = options;
  const context = await browser.newContext({
    baseURL: origin,
    viewport: widths.desktop,
    locale: 'en-GB',
    colorScheme: 'light',
    reducedMotion,
    serviceWorkers: 'block',
    ...contextOptions,
  });
  context.setDefaultTimeout(waitTimeout);
  watchRequests(context);
  const page = await context.newPage();
  const printError = (text: string) => {
    if (text !== blockedWorker && !expectedComplaints?.test(text)) consoleErrors.push(text);
  };
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) printError(message.text());
  });
  page.on('pageerror', (error) => printError(String(error)));
  return page;
}

/** Opens a URL and waits for the heading rendered by the application instead of the static app shell's. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await ready(page);
}

export async function ready(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
  // Part of the document only: the program replaces it.
  await page.locator('#start-failed').waitFor({ state: 'detached' });
  await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' });
}

/** Waits for the page behind a link: the previous page is shown, with its URL, until the new one is ready. */
export async function arrive(page: Page, heading: string | RegExp): Promise<void> {
  const main = page.getByRole('main');
  await main.getByRole('heading', { level: 1, name: heading, exact: true }).waitFor();
  await ready(page);
}

/** Waits until an asynchronous condition is true. Playwright's waitForFunction takes every promise as true. */
export async function untilTrue<Argument = undefined>(
  page: Page,
  ask: (argument: Argument) => Promise<boolean>,
  argument: Argument,
): Promise<void> {
  // The types of evaluate traverse the argument to see whether it contains handles.
  const source = `(${String(ask)})(${JSON.stringify(argument) ?? 'undefined'})`;
  await eventually(async () => page.evaluate<boolean>(source), Boolean);
}

/** Waits until fade-ins have finished: half-faded text has too little contrast. */
export async function atRest(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect }) =>
          playState !== 'running' || effect?.getComputedTiming().endTime === Infinity,
      ),
  );
}

/** Returns a function that tells whether any transition or animation has started since. */
const watchMovement = (page: Page) =>
  page.evaluateHandle(() => {
    const seen = { moved: false };
    for (const event of ['transitionrun', 'animationstart']) {
      addEventListener(event, () => (seen.moved = true), { capture: true, once: true });
    }
    return seen;
  });

/** Checks again if something appeared while axe was running, such as a toast, which it saw half faded. */
async function analyze(page: Page, looks = 5): Promise<Result[]> {
  await atRest(page);
  const movement = await watchMovement(page);
  const violations = await runAxe(page);
  const moved = await movement.evaluate((seen) => seen.moved);
  return moved && violations.length > 0 && looks > 1 ? analyze(page, looks - 1) : violations;
}

/**
 * Violations of WCAG 2.2 AA that axe finds, each with its elements. A tooltip need not be in a landmark: it belongs
 * to the element that refers to it.
 */
export async function findAccessibilityViolations(
  page: Page,
  except: string[] = [],
): Promise<string[]> {
  const violations = await analyze(page);
  const counted = violations.filter(({ id }) => !except.includes(id));
  return counted
    .flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`))
    .filter((barrier) => !/^region: <[^>]*role="tooltip"/.test(barrier));
}

/** Presses Tab until the element is focused; fails after a bounded number of stops. */
export async function tabTo(page: Page, name: RegExp | string, stops = 60): Promise<void> {
  for (let stop = 0; stop < stops; stop += 1) {
    await page.keyboard.press('Tab');
    const label = await page.evaluate(() => {
      const element = document.activeElement;
      return element?.getAttribute('aria-label') ?? element?.textContent?.trim() ?? '';
    });
    if (typeof name === 'string' ? label === name : name.test(label)) return;
  }
  throw new Error(`Tab never reached ${String(name)}.`);
}
