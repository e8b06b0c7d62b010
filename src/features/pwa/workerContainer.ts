/** Where the browser keeps the worker; undefined where it has none, or forbids it (private windows, plain http). */
export function workerContainer(): ServiceWorkerContainer | undefined {
  return 'serviceWorker' in navigator ? navigator.serviceWorker : undefined;
}

export async function workerRegistration(): Promise<ServiceWorkerRegistration | undefined> {
  return workerContainer()
    ?.getRegistration()
    .catch(() => undefined);
}
