import { isArticleContent } from '../adminArticleFromWire';
import { isRecord } from '../../../api/wire/typeGuards';
import type { AdminArticleContent } from '../../../contract/schemas/adminArticles';
import { createSafeStorage } from '../../../store/persistence/safeStorage';
import { storageKeys } from '../../../store/persistence/storageKeys';
import { storedKeys } from '../../../store/persistence/storedKeys';

const storage = createSafeStorage(() => globalThis.localStorage);

/** An article's id, or the key of an article that is not on the server yet. */
export type DraftKey = number | string;

/** Below the prefix of the member's drafts, so that it is deleted when they explicitly log out. */
const prefixOf = (member: string) => `${storageKeys.draft}${encodeURIComponent(member)}:article:`;
const nameOf = (member: string, key: DraftKey) => `${prefixOf(member)}${key}`;

export interface LocalDraft {
  content: AdminArticleContent;
  /** Time of the last change. */
  at: number;
  /** The content the changes were based on, if known: used to merge later changes of other people. */
  base?: AdminArticleContent;
}

function parse(text: string | null): LocalDraft | undefined {
  const kept: unknown = JSON.parse(text ?? 'null');
  if (!isRecord(kept) || typeof kept.at !== 'number' || !isArticleContent(kept.content)) {
    return undefined;
  }
  const { content, at, base } = kept;
  return isArticleContent(base) ? { content, at, base } : { content, at };
}

/** The unsaved changes stored on this device. */
export function readLocalDraft(member: string, key: DraftKey): LocalDraft | undefined {
  try {
    return parse(storage.getItem(nameOf(member, key)));
  } catch {
    return undefined;
  }
}

/** All drafts of the member in this browser, newest first. */
export function listLocalDrafts(member: string): (LocalDraft & { key: DraftKey })[] {
  const prefix = prefixOf(member);
  return storedKeys(prefix)
    .flatMap((name) => {
      const segment = name.slice(prefix.length);
      const key = /^\d+$/.test(segment) ? Number(segment) : segment;
      const draft = readLocalDraft(member, key);
      return draft ? [{ ...draft, key }] : [];
    })
    .toSorted((a, b) => b.at - a.at);
}

/** Stores the draft in this browser; returns false if only this tab holds it. */
export function keepLocalDraft(
  member: string,
  key: DraftKey,
  draft: Pick<LocalDraft, 'content' | 'base'>,
): boolean {
  const name = nameOf(member, key);
  const text = JSON.stringify({ ...draft, at: Date.now() });
  storage.setItem(name, text);
  try {
    return globalThis.localStorage.getItem(name) === text;
  } catch {
    return false;
  }
}

export function forgetLocalDraft(member: string, key: DraftKey): void {
  storage.removeItem(nameOf(member, key));
}
