import { isRecord } from '../../../api/wire/typeGuards';
import type { AdminGameContent } from '../../../contract/schemas/adminGames';
import { createSafeStorage } from '../../../store/persistence/safeStorage';
import { storageKeys } from '../../../store/persistence/storageKeys';
import { isGameContent } from '../adminGameFromWire';

const storage = createSafeStorage(() => globalThis.localStorage);

/** Below the prefix of the member's drafts, so that it is deleted when they explicitly log out. */
const nameOf = (member: string, id: number) =>
  `${storageKeys.draft}${encodeURIComponent(member)}:game:${id}`;

/** Changes that are not saved yet, and what they were made from. */
export interface LocalGameDraft {
  content: AdminGameContent;
  base: AdminGameContent;
  /** The version of `base`. */
  version: number;
  /** Time of the last change. */
  at: number;
}

export function readLocalGameDraft(member: string, id: number): LocalGameDraft | undefined {
  try {
    const kept: unknown = JSON.parse(storage.getItem(nameOf(member, id)) ?? 'null');
    if (!isRecord(kept) || !isGameContent(kept.content) || !isGameContent(kept.base)) {
      return undefined;
    }
    const { content, base, version, at } = kept;
    return typeof version === 'number' && typeof at === 'number'
      ? { content, base, version, at }
      : undefined;
  } catch {
    return undefined;
  }
}

/** Stores the draft in this browser; returns false if only this tab holds it. */
export function keepLocalGameDraft(member: string, id: number, draft: LocalGameDraft): boolean {
  const name = nameOf(member, id);
  const text = JSON.stringify(draft);
  storage.setItem(name, text);
  try {
    return globalThis.localStorage.getItem(name) === text;
  } catch {
    return false;
  }
}

export function forgetLocalGameDraft(member: string, id: number): void {
  storage.removeItem(nameOf(member, id));
}
