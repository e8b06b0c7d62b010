import { storageKeys } from '../../store/persistence/storageKeys';
import { memberStorage, storedNames } from './memberStorage';

/** A comment on its way. */
export type OutboxItem = {
  /** Made once: by it the server knows a comment it already has. */
  key: string;
  articleId: number;
  content: string;
  writtenAt: number;
  /** Why the server did not take it; it is not sent again by itself. Empty words are a refusal without any. */
  refusal?: string;
};

const listeners = new Set<() => void>();
// Without a storage the names of what is kept in memory are known here alone.
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

/** Undefined for what is no comment. */
export function parseOutboxItem(text: string | null): OutboxItem | undefined {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return isItem(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** A member's unsent comments, the oldest first. */
export function outboxOf(member: string): OutboxItem[] {
  const prefix = prefixOf(member);
  const names = new Set([...storedNames(prefix), ...ownNames]);
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

/** Calls back at each change, also one of another tab. */
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
