import type { SavingProgress, WorkerAnswers, WorkerMessage } from '../../service-worker/protocol';
import { pwaTimings } from './pwaTimings';
import { workerContainer, workerRegistration } from './workerContainer';

type Question = keyof WorkerAnswers;
type MessageOf<Type extends Question> = Extract<WorkerMessage, { type: Type }>;

/** There is no worker, or it does not respond. */
export class SilentWorkerError extends Error {
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
  if (!registration?.active) throw new SilentWorkerError('There is no worker.');
  return registration.active;
}

const isProgress = (answer: unknown): answer is SavingProgress =>
  typeof answer === 'object' && answer !== null && 'type' in answer && answer.type === 'PROGRESS';

/** Sends a message to the worker, if there is one. */
export async function tellWorker(message: WorkerMessage): Promise<void> {
  const active = (await workerRegistration())?.active;
  active?.postMessage(message, []);
}

/** Sends a request to the worker, with optional progress reports. */
export async function askWorker<Type extends Question>(
  message: MessageOf<Type>,
  onProgress?: (progress: SavingProgress) => void,
): Promise<WorkerAnswers[Type]> {
  return requestFrom(await runningWorker(), message, onProgress);
}

/** Sends a request to the given worker, which may be a waiting one. */
export async function requestFrom<Type extends Question>(
  worker: ServiceWorker,
  message: MessageOf<Type>,
  onProgress: (progress: SavingProgress) => void = () => undefined,
): Promise<WorkerAnswers[Type]> {
  const { port1, port2 } = new MessageChannel();
  return new Promise<WorkerAnswers[Type]>((resolve, reject) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const finish = () => {
      clearTimeout(timer);
      port1.close();
    };
    const listen = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        finish();
        reject(new SilentWorkerError('The worker does not answer.'));
      }, pwaTimings.workerSilence);
    };
    port1.addEventListener('message', ({ data }: MessageEvent<WorkerAnswers[Type]>) => {
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
