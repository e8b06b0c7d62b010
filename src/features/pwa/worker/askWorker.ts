import type {
  SavingProgress,
  WorkerResponses,
  WorkerMessage,
} from '../../../service-worker/protocol';
import { pwaTimings } from '../pwaTimings';
import { workerContainer, workerRegistration } from './workerContainer';

type RequestType = keyof WorkerResponses;
type MessageOf<Type extends RequestType> = Extract<WorkerMessage, { type: Type }>;

/** There is no worker, or it does not respond. */
class SilentWorkerError extends Error {
  override name = 'SilentWorkerError';
}

/** The active worker; waits for one that is installing. */
async function runningWorker(): Promise<ServiceWorker> {
  const container = workerContainer();
  const active = (await workerRegistration())?.active;
  if (active) return active;
  const limit = new Promise<undefined>((resolve) => {
    setTimeout(resolve, container ? pwaTimings.workerReady : 0);
  });
  const registration = await Promise.race([container?.ready, limit]);
  if (!registration?.active) throw new SilentWorkerError('No service worker.');
  return registration.active;
}

const isProgress = (response: unknown): response is SavingProgress =>
  typeof response === 'object' &&
  response !== null &&
  'type' in response &&
  response.type === 'PROGRESS';

/** Sends a message to the worker, if there is one. */
export async function tellWorker(message: WorkerMessage): Promise<void> {
  const active = (await workerRegistration())?.active;
  active?.postMessage(message, []);
}

/** Sends a request to the worker, with optional progress reports. */
export async function askWorker<Type extends RequestType>(
  message: MessageOf<Type>,
  onProgress?: (progress: SavingProgress) => void,
): Promise<WorkerResponses[Type]> {
  return requestFrom(await runningWorker(), message, onProgress);
}

/** Sends a request to the given worker, which may be a waiting one. */
export async function requestFrom<Type extends RequestType>(
  worker: ServiceWorker,
  message: MessageOf<Type>,
  onProgress: (progress: SavingProgress) => void = () => undefined,
): Promise<WorkerResponses[Type]> {
  const { port1, port2 } = new MessageChannel();
  return new Promise<WorkerResponses[Type]>((resolve, reject) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const finish = () => {
      clearTimeout(timer);
      port1.close();
    };
    const listen = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        finish();
        reject(new SilentWorkerError('The service worker does not respond.'));
      }, pwaTimings.workerSilence);
    };
    port1.addEventListener('message', ({ data }: MessageEvent<WorkerResponses[Type]>) => {
      if (isProgress(data)) {
        onProgress(data);
        listen();
        return;
      }
      finish();
      resolve(data);
    });
    port1.start();
    listen();
    worker.postMessage(message, [port2]);
  });
}
