/** The part of the Web Storage interface that persistence needs. */
export type StringStorage = {
  getItem: (key: string) => string | null;
  setItem: (key: string, value: string) => void;
  removeItem: (key: string) => void;
  /** True while what the store holds must not be kept. */
  isClosed?: () => boolean;
};

export type SafeStorage = StringStorage & {
  /** Told once, when the storage beneath has refused for the first time. */
  onRefused: (listener: () => void) => void;
  /** The names of what only this tab's memory holds. */
  unkept: () => string[];
};

/**
 * A storage that never throws. Private windows, full disks and strict settings make a browser's storage throw at any
 * call, even at the first look at `localStorage`; from then on what was written lives in memory, as long as the tab.
 */
export function createSafeStorage(open: () => StringStorage): SafeStorage {
  const memory = new Map<string, string | null>();
  const listeners: (() => void)[] = [];
  let refused = false;

  const attempt = <Result>(action: (storage: StringStorage) => Result): Result | undefined => {
    try {
      return action(open());
    } catch {
      if (!refused) {
        refused = true;
        for (const listener of listeners) listener();
      }
      return undefined;
    }
  };

  const write = (key: string, value: string | null, action: (storage: StringStorage) => true) => {
    if (attempt(action)) memory.delete(key);
    else memory.set(key, value);
  };

  return {
    getItem: (key) => {
      const remembered = memory.get(key);
      return remembered === undefined
        ? (attempt((storage) => storage.getItem(key)) ?? null)
        : remembered;
    },
    setItem: (key, value) =>
      write(key, value, (storage) => {
        storage.setItem(key, value);
        return true;
      }),
    removeItem: (key) =>
      write(key, null, (storage) => {
        storage.removeItem(key);
        return true;
      }),
    onRefused: (listener) => {
      if (refused) listener();
      else listeners.push(listener);
    },
    unkept: () => [...memory].filter(([, value]) => value !== null).map(([key]) => key),
  };
}
