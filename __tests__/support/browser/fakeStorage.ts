import type { StringStorage } from '../../../src/store/persistence/safeStorage';

/** A storage like a browser's, whose content a test can read and which can be told to reject writes. */
export function createFakeStorage(content: Record<string, string> = {}) {
  const entries = new Map(Object.entries(content));
  const writes: string[] = [];
  const behaviour = { refuses: false };
  const guard = () => {
    if (behaviour.refuses) throw new DOMException('Full.', 'QuotaExceededError');
  };
  const storage: StringStorage = {
    getItem: (key) => {
      guard();
      return entries.get(key) ?? null;
    },
    setItem: (key, value) => {
      guard();
      writes.push(key);
      entries.set(key, value);
    },
    removeItem: (key) => {
      guard();
      writes.push(key);
      entries.delete(key);
    },
  };
  return { storage, entries, writes, behaviour };
}

/** A slice as redux-persist writes it: every field is JSON again. */
export function storedText(fields: Record<string, unknown>, version = 1): string {
  return JSON.stringify(
    Object.fromEntries(
      Object.entries({ ...fields, _persist: { version, rehydrated: true } }).map(([key, value]) => [
        key,
        JSON.stringify(value),
      ]),
    ),
  );
}
