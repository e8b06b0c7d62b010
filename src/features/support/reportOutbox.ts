import { createSafeStorage } from '../../store/persistence/safeStorage';
import { storageKeys } from '../../store/persistence/storageKeys';
import { storedKeys } from '../../store/persistence/storedKeys';

/** A report waiting for a connection. */
export type WaitingReport = {
  /** The idempotency key, created once: with it, the server recognizes a report it already has. */
  key: string;
  /** The member who wrote it; null for a guest. */
  member: string | null;
  description: string;
  /** The snapshot file, compressed. */
  snapshot: string;
  writtenAt: number;
};

const storage = createSafeStorage(() => globalThis.localStorage);

const isReport = (value: unknown): value is WaitingReport =>
  typeof value === 'object' &&
  value !== null &&
  'key' in value &&
  typeof value.key === 'string' &&
  'member' in value &&
  (value.member === null || typeof value.member === 'string') &&
  'description' in value &&
  typeof value.description === 'string' &&
  'snapshot' in value &&
  typeof value.snapshot === 'string' &&
  'writtenAt' in value &&
  typeof value.writtenAt === 'number';

const parse = (text: string | null): WaitingReport | undefined => {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return isReport(value) ? value : undefined;
  } catch {
    return undefined;
  }
};

const listeners = new Set<() => void>();

/** Calls back when a report has been stored. */
export function watchReports(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Oldest first. */
export function waitingReports(): WaitingReport[] {
  return storedKeys(storageKeys.report)
    .map((name) => parse(storage.getItem(name)))
    .filter((report) => report !== undefined)
    .toSorted((a, b) => a.writtenAt - b.writtenAt);
}

/** Returns false if the browser cannot store it: it must be sent now. */
export function keepReport(report: WaitingReport): boolean {
  const name = `${storageKeys.report}${report.key}`;
  storage.setItem(name, JSON.stringify(report));
  for (const listener of listeners) listener();
  return storedKeys(storageKeys.report).includes(name);
}

export function forgetReport(key: string): void {
  storage.removeItem(`${storageKeys.report}${key}`);
}
