import type { Browser } from 'playwright-core';
import { reader, watchRequests } from '../../__tests__/support/pages/visitWeight';
import { sumTrace, type TraceEvent, type TraceSums } from './sumTrace';

const categories = [
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'loading',
  'blink.user_timing',
];

export interface TracedVisit extends TraceSums {
  /** What the page writes to the console, errors included. */
  messages: string[];
}

/** Playwright's own message when it blocks the worker. */
const blockedWorker = 'Service Worker registration blocked by Playwright';

/**
 * Traces a first visit to an address until the page is idle. Nothing is evaluated in the page meanwhile: it would be counted.
 */
export async function traceVisit(
  browser: Browser,
  address: string,
  keep?: (trace: Buffer) => void,
): Promise<TracedVisit> {
  const context = await browser.newContext(reader);
  try {
    const page = await context.newPage();
    const messages: string[] = [];
    page.on('console', (message) => {
      if (message.text() !== blockedWorker) messages.push(`${message.type()}: ${message.text()}`);
    });
    page.on('pageerror', (error) => messages.push(String(error)));
    const { untilQuiet } = watchRequests(page);
    await browser.startTracing(page, { categories });
    await page.goto(address, { waitUntil: 'load' });
    await untilQuiet();
    const trace = await browser.stopTracing();
    keep?.(trace);
    const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse(trace.toString());
    return { ...sumTrace(traceEvents, address), messages };
  } finally {
    await context.close();
  }
}
