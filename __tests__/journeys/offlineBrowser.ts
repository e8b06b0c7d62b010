import type { Page } from 'playwright-core';
import type { WorkerResponses, WorkerMessage } from '../../src/service-worker/protocol';
import { newVisitor, untilTrue } from './visitor';

/** The browser's own messages about requests that fail offline. */
export const networkErrors = /Failed to load resource|ERR_(INTERNET_DISCONNECTED|FAILED)/;

/** A visitor whose browser runs the service worker. */
export const newOfflineVisitor = async () =>
  newVisitor({ serviceWorkers: 'allow', expectedComplaints: networkErrors });

/** Waits until the worker has precached everything and controls the page. */
export async function underWorkerControl(page: Page): Promise<void> {
  await page.evaluate(async () => navigator.serviceWorker.ready);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/** Makes the browser check for a new worker, as it does on visits; returns the outcome. */
export const checkForUpdate = async (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    try {
      await registration.update();
    } catch {
      return 'refused';
    }
    const fresh = registration.installing ?? registration.waiting;
    if (!fresh) return 'none';
    if (fresh.state === 'installed') return fresh.state;
    return new Promise<string>((resolve) => {
      fresh.addEventListener('statechange', () => resolve(fresh.state), { once: true });
    });
  });

/** Waits until the worker has cached a response whose URL contains this text. */
export async function keptOffline(page: Page, part: string): Promise<void> {
  const isKept = async (wanted: string) => {
    for (const name of await caches.keys()) {
      const keys = await (await caches.open(name)).keys();
      if (keys.some(({ url }) => url.includes(wanted))) return true;
    }
    return false;
  };
  await untilTrue(page, isKept, part);
}

type Question = keyof WorkerResponses;

/** Sends a message to the worker as a page does, and returns its last reply. */
export async function askWorker<Type extends Question>(
  page: Page,
  message: Extract<WorkerMessage, { type: Type }>,
): Promise<WorkerResponses[Type]> {
  return page.evaluate(async (sent) => {
    const { active } = await navigator.serviceWorker.ready;
    const { port1, port2 } = new MessageChannel();
    const answered = new Promise<WorkerResponses[Type]>((resolve) => {
      port1.addEventListener('message', ({ data }) => {
        if (data.type !== 'PROGRESS') resolve(data);
      });
      port1.start();
    });
    active?.postMessage(sent, [port2]);
    return answered;
  }, message);
}

/** Everything in this browser's storage as one text: caches with their bodies, databases, keys and cookies. */
export async function storedText(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const parts = [JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie])];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const response = await cache.match(request);
        const text = /json|html|text/.test(response?.headers.get('Content-Type') ?? '');
        parts.push(
          `${name} ${request.url} ${response?.type} ${text ? await response?.text() : ''}`,
        );
      }
    }
    const all = async <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error));
      });
    for (const { name } of await indexedDB.databases()) {
      const database = await all(indexedDB.open(name ?? ''));
      for (const store of database.objectStoreNames) {
        const rows = await all(database.transaction(store).objectStore(store).getAll());
        parts.push(`${name}.${store} ${JSON.stringify(rows)}`);
      }
      database.close();
    }
    return parts.join('\n');
  });
}
