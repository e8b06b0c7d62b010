/** `navigator.serviceWorker`; undefined if unsupported or blocked (private windows, plain HTTP). */
export function workerContainer(): ServiceWorkerContainer | undefined {
  return 'serviceWorker' in navigator ? navigator.serviceWorker : undefined;
}

export async function workerRegistration(): Promise<ServiceWorkerRegistration | undefined> {
  return workerContainer()
    ?.getRegistration()
    .catch(() => undefined);
}
