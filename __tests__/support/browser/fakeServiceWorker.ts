import type { WorkerMessage } from '../../../src/service-worker/protocol';

/** The fake worker's replies to a message, in order; an empty list is silence. */
export type Answers = { [Type in WorkerMessage['type']]?: object[] };

/** One end of a channel; Node's own would keep the process alive if a test leaves it open. */
class FakePort extends EventTarget {
  other: FakePort | undefined;
  start() {}
  close() {}

  postMessage(data: object) {
    queueMicrotask(() => this.other?.dispatchEvent(new MessageEvent('message', { data })));
  }
}

class FakeChannel {
  readonly port1 = new FakePort();
  readonly port2 = new FakePort();

  constructor() {
    this.port1.other = this.port2;
    this.port2.other = this.port1;
  }
}

/** A worker whose state a test controls. */
export class FakeWorker extends EventTarget {
  state: ServiceWorkerState;
  readonly heard: WorkerMessage[] = [];
  answers: Answers = {};

  constructor(state: ServiceWorkerState) {
    super();
    this.state = state;
  }

  become(state: ServiceWorkerState) {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }

  postMessage(message: WorkerMessage, [port]: MessagePort[] = []) {
    this.heard.push(message);
    for (const answer of this.answers[message.type] ?? []) port?.postMessage(answer);
  }
}

class FakeRegistration extends EventTarget {
  installing: FakeWorker | null = null;
  waiting: FakeWorker | null = null;
  active: FakeWorker | null = null;
  update = jest.fn(async () => undefined);
}

class FakeContainer extends EventTarget {
  controller: FakeWorker | null = null;
  readonly registration = new FakeRegistration();
  register = jest.fn(async () => this.registration);
  getRegistration = async (): Promise<FakeRegistration | undefined> => this.registration;
  #unheard: object[] | undefined = [];

  /** Earlier messages are delivered now, as in browsers. */
  startMessages() {
    const unheard = this.#unheard ?? [];
    this.#unheard = undefined;
    for (const data of unheard) this.say(data);
  }

  /** The worker sends a message unasked. */
  say(data: object) {
    if (this.#unheard) this.#unheard.push(data);
    else this.dispatchEvent(new MessageEvent('message', { data }));
  }

  get ready() {
    return Promise.resolve(this.registration);
  }

  /** A new version is being installed. */
  install(): FakeWorker {
    const worker = new FakeWorker('installing');
    this.registration.installing = worker;
    this.registration.dispatchEvent(new Event('updatefound'));
    return worker;
  }

  control(worker: FakeWorker) {
    this.controller = worker;
    this.dispatchEvent(new Event('controllerchange'));
  }
}

/** Installs a service worker container for this test; no worker is active unless one is given. */
export function installServiceWorker(running?: Answers) {
  const container = new FakeContainer();
  Reflect.set(globalThis, 'MessageChannel', FakeChannel);
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: container });
  if (running) {
    const worker = new FakeWorker('activated');
    worker.answers = running;
    container.registration.active = worker;
    container.controller = worker;
  }
  return container;
}

/** Removes the container again. */
export function removeServiceWorker() {
  Reflect.deleteProperty(navigator, 'serviceWorker');
}
