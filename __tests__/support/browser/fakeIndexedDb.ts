/** A request whose result comes later, as those of IndexedDB. */
class FakeRequest<Result> extends EventTarget {
  result: Result | undefined;
  error: DOMException | null = null;

  constructor(compute: () => Result) {
    super();
    queueMicrotask(() => {
      try {
        this.result = compute();
        this.dispatchEvent(new Event('success'));
      } catch (error) {
        if (error instanceof DOMException) this.error = error;
        this.dispatchEvent(new Event('error'));
      }
    });
  }
}

/** IndexedDB in memory, as far as unsent proofs use it; what it holds stays until the end of the test. `full` lets it store nothing. */
export function installFakeIndexedDb() {
  const values = new Map<string, unknown>();
  const fake = { values, full: false };
  const store = {
    put: (value: unknown, key: string) =>
      new FakeRequest(() => {
        if (fake.full) throw new DOMException('No room.', 'QuotaExceededError');
        values.set(key, value);
        return key;
      }),
    get: (key: string) => new FakeRequest(() => values.get(key)),
    delete: (key: string) => new FakeRequest(() => void values.delete(key)),
    getAllKeys: () => new FakeRequest(() => [...values.keys()]),
  };
  const database = {
    createObjectStore: () => store,
    transaction: () => {
      const transaction = Object.assign(new EventTarget(), { objectStore: () => store });
      queueMicrotask(() => queueMicrotask(() => transaction.dispatchEvent(new Event('complete'))));
      return transaction;
    },
    close: () => undefined,
  };
  Reflect.set(globalThis, 'indexedDB', {
    open: () => {
      const opening = new FakeRequest(() => database);
      opening.result = database;
      queueMicrotask(() => opening.dispatchEvent(new Event('upgradeneeded')));
      return opening;
    },
  });
  return fake;
}
