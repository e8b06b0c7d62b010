import type { OfflineCopies } from '../../api/apiExtra';
import { isRecord } from '../../api/wire/typeGuards';
import { storageKeys } from './storageKeys';
import { storedKeys } from './storedKeys';

/** Characters of all copies together: the rest of the storage is for what members have typed. */
export const copyLimit = 1_500_000;

const prefixOf = (member: string) => `${storageKeys.copy}${encodeURIComponent(member)}:`;
const nameOf = ({ member, address }: { member: string; address: string }) =>
  `${prefixOf(member)}${address}`;

/** A copy starts with its date, so that the oldest one is found without reading the bodies. */
const dateLength = new Date(0).toISOString().length;

/** Removes the oldest copies until there is room for one more. */
function makeRoom(name: string, length: number): void {
  const others = storedKeys(storageKeys.copy)
    .filter((key) => key !== name)
    .map((key) => ({ key, text: localStorage.getItem(key) ?? '' }))
    .toSorted((a, b) => a.text.slice(0, dateLength).localeCompare(b.text.slice(0, dateLength)));
  let total = others.reduce((sum, { text }) => sum + text.length, length);
  for (const { key, text } of others) {
    if (total <= copyLimit) return;
    localStorage.removeItem(key);
    total -= text.length;
  }
}

/** Copies of a member's responses in local storage. Unlike typed texts they may be missing: a failure to write is no error. */
export const offlineCopies: OfflineCopies = {
  keep: (place, body) => {
    try {
      const name = nameOf(place);
      const text = new Date().toISOString() + JSON.stringify({ body });
      if (text.length > copyLimit) return;
      makeRoom(name, text.length);
      localStorage.setItem(name, text);
    } catch {
      // The storage is full or denied.
    }
  },
  find: (place) => {
    try {
      const text = localStorage.getItem(nameOf(place)) ?? '';
      const value: unknown = JSON.parse(text.slice(dateLength));
      return isRecord(value) ? { keptAt: text.slice(0, dateLength), body: value.body } : undefined;
    } catch {
      return undefined;
    }
  },
};

/** Deletes the copies of a member. */
export function forgetOfflineCopies(member: string): void {
  for (const name of storedKeys(prefixOf(member))) localStorage.removeItem(name);
}
