import { storageKeys } from '../../store/persistence/storageKeys';
import { storedKeys } from '../../store/persistence/storedKeys';
import { memberStorage } from './memberStorage';

/** An unsent comment. */
export type OutboxItem = {
  /** The idempotency key, created once: with it, the server recognizes a comment it already has. */
  key: string;
  articleId: number;
  content: string;
  writtenAt: number;
  /** The server's error message; a rejected comment is not retried. Empty if the server sent no message. */
  refusal?: string;
};

const listeners = new Set<() => void>();
// Without local storage, only this set knows the keys of comments held in memory.
const ownNames = new Set<string>();
const sending = new Set<string>();
let version = 0;

const changed = () => {
  version += 1;
  for (const listener of listeners) listener();
};

const prefixOf = (member: string) => `${storageKeys.outbox}${encodeURIComponent(member)}:`;

const isItem = (value: unknown): value is OutboxItem =>
  typeof value === 'object' &&
  value !== null &&
  'key' in value &&
  typeof value.key === 'string' &&
  'articleId' in value &&
  typeof value.articleId === 'number' &&
  'content' in value &&
  typeof value.content === 'string' &&
  'writtenAt' in value &&
  typeof value.writtenAt === 'number' &&
  (!('refusal' in value) || typeof value.refusal === 'string');

/** Undefined if the text is not an outbox item. */
export function parseOutboxItem(text: string | null): OutboxItem | undefined {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return isItem(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** A member's unsent comments, oldest first. */
export function outboxOf(member: string): OutboxItem[] {
  const prefix = prefixOf(member);
  const names = new Set([...storedKeys(prefix), ...ownNames]);
  return [...names]
    .filter((name) => name.startsWith(prefix))
    .map((name) => parseOutboxItem(memberStorage.getItem(name)))
    .filter((item) => item !== undefined)
    .toSorted((a, b) => a.writtenAt - b.writtenAt);
}

export function putInOutbox(member: string, item: OutboxItem): void {
  const name = `${prefixOf(member)}${item.key}`;
  ownNames.add(name);
  memberStorage.setItem(name, JSON.stringify(item));
  changed();
}

export function takeFromOutbox(member: string, key: string): void {
  const name = `${prefixOf(member)}${key}`;
  ownNames.delete(name);
  memberStorage.removeItem(name);
  changed();
}

export function markSending(key: string, on: boolean): void {
  if (on) sending.add(key);
  else sending.delete(key);
  changed();
}

export function isSending(key: string): boolean {
  return sending.has(key);
}

export function outboxVersion(): number {
  return version;
}

/** Calls back on each change, including from another tab. */
export function watchOutbox(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === null || key.startsWith(storageKeys.outbox)) changed();
  };
  listeners.add(listener);
  globalThis.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    globalThis.removeEventListener('storage', onStorage);
  };
}
