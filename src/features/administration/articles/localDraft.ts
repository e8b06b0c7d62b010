import { isArticleContent } from '../../../api/adminArticleFromWire';
import { isRecord } from '../../../api/wire';
import type { AdminArticleContent } from '../../../contract/schemas/adminArticles';
import { createSafeStorage } from '../../../store/persistence/safeStorage';
import { storageKeys } from '../../../store/persistence/storageKeys';

const storage = createSafeStorage(() => globalThis.localStorage);

/** Under the prefix of a member's drafts, so that it goes when they log out for good. */
const nameOf = (member: string, id: number) =>
  `${storageKeys.draft}${encodeURIComponent(member)}:article:${id}`;

export interface LocalDraft {
  content: AdminArticleContent;
  /** When it was written. */
  at: number;
}

/** What was written on this device and may not have reached the server. */
export function readLocalDraft(member: string, id: number): LocalDraft | undefined {
  try {
    const kept: unknown = JSON.parse(storage.getItem(nameOf(member, id)) ?? 'null');
    if (!isRecord(kept) || typeof kept.at !== 'number') return undefined;
    return isArticleContent(kept.content) ? { content: kept.content, at: kept.at } : undefined;
  } catch {
    return undefined;
  }
}

export function keepLocalDraft(member: string, id: number, content: AdminArticleContent): void {
  storage.setItem(nameOf(member, id), JSON.stringify({ content, at: Date.now() }));
}

export function forgetLocalDraft(member: string, id: number): void {
  storage.removeItem(nameOf(member, id));
}
