/**
 * Storage events, which jsdom does not send to the window that writes: the tabs of a test share one window. As in a browser,
 * they arrive later.
 */
export function installStorageEvents(): void {
  beforeEach(() => {
    const { setItem, removeItem } = Storage.prototype;
    const tell = (key: string, newValue: string | null) => {
      setTimeout(() => globalThis.dispatchEvent(new StorageEvent('storage', { key, newValue })));
    };
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function set(
      this: Storage,
      key: string,
      value: string,
    ) {
      setItem.call(this, key, value);
      tell(key, value);
    });
    jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(function remove(
      this: Storage,
      key: string,
    ) {
      removeItem.call(this, key);
      tell(key, null);
    });
  });
  afterEach(() => jest.restoreAllMocks());
}
