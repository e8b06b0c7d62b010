/** The part of the Web Storage interface that persistence needs. */
export type StringStorage = {
  getItem: (key: string) => string | null;
  setItem: (key: string, value: string) => void;
  removeItem: (key: string) => void;
  /** True while the store's state must not be persisted. */
  isClosed?: () => boolean;
};

export type SafeStorage = StringStorage & {
  /** Called once, when the underlying storage throws for the first time. */
  onRefused: (listener: () => void) => void;
  /** The keys that are only in this tab's memory. */
  unkept: () => string[];
};

/**
 * A storage that never throws. In private windows, on full disks and with strict settings any call to a browser's storage
 * may throw, even reading the `localStorage` property. Values that cannot be written are kept in memory for the lifetime of
 * the tab.
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
