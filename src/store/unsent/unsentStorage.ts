import type { UnsentEntry } from '../../state/unsentEntry';
import { memberStorage } from '../persistence/memberStorage';
import { storageKeys } from '../persistence/storageKeys';
import { storedKeys } from '../persistence/storedKeys';
import { parseUnsentEntry } from './parseUnsentEntry';

const nameOf = (key: string) => `${storageKeys.unsent}${key}`;

/** A tab that is closed while it sends leaves the entry to be sent again. */
const textOf = (entry: UnsentEntry) =>
  JSON.stringify(entry.status === 'sending' ? { ...entry, status: 'waiting' } : entry);

/** Without local storage, `unkept` knows the entries held in memory. */
const storedNames = () => {
  const kept = storedKeys(storageKeys.unsent);
  const unkept = memberStorage.unkept().filter((name) => name.startsWith(storageKeys.unsent));
  return [...new Set([...kept, ...unkept])];
};

/** Whether an entry survives this tab: false if the browser could not store it. */
export function isEntryStored(key: string): boolean {
  return storedKeys(storageKeys.unsent).includes(nameOf(key));
}

export function storeEntry(entry: UnsentEntry): void {
  memberStorage.setItem(nameOf(entry.key), textOf(entry));
}

/**
 * Stores each entry of the queue under its own key. Tabs share the keys and each writes only what it has changed itself:
 * with one value for the whole queue, a tab would remove entries of another, or restore sent ones.
 */
export function createUnsentStorage() {
  /** The entries as this tab last read or wrote them. */
  let known = new Map<string, string>();

  /** Oldest first. */
  const read = (): UnsentEntry[] => {
    const found = storedNames().flatMap((name) => {
      const text = memberStorage.getItem(name);
      const entry = parseUnsentEntry(text);
      return text === null || !entry ? [] : [{ name, text, entry }];
    });
    known = new Map(found.map(({ name, text }) => [name, text]));
    return found.map(({ entry }) => entry).toSorted((a, b) => a.writtenAt - b.writtenAt);
  };

  const write = (entries: readonly UnsentEntry[]): void => {
    const next = new Map(entries.map((entry) => [nameOf(entry.key), textOf(entry)]));
    for (const name of known.keys()) if (!next.has(name)) memberStorage.removeItem(name);
    for (const [name, text] of next) {
      // Another tab has sent or discarded it, and the event is still to come.
      const isGone = known.has(name) && memberStorage.getItem(name) === null;
      if (known.get(name) !== text && !isGone) memberStorage.setItem(name, text);
    }
    known = next;
  };

  return { read, write };
}
