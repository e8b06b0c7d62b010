import { isRecord } from '../../api/wire/typeGuards';
import { createSafeStorage } from '../../store/persistence/safeStorage';
import { storageKeys } from '../../store/persistence/storageKeys';
import { storedKeys } from '../../store/persistence/storedKeys';

const storage = createSafeStorage(() => globalThis.localStorage);

/** A document's id, or the key of one that is not on the server yet. */
export type DraftKey = number | string;

/** Changes that the server does not have. */
export interface LocalDraft<Content> {
  content: Content;
  /** The content the changes were made from, if known: used to merge later changes of other people. */
  base?: Content | undefined;
  /** The version of `base`. */
  version?: number | undefined;
  /** Time of the last change. */
  at: number;
}

/** The unsaved changes of one kind of document that are kept in this browser. */
export function createLocalDrafts<Content>(
  kind: 'article' | 'game',
  isContent: (value: unknown) => value is Content,
) {
  /** Below the prefix of the member's drafts, so that they are deleted when they explicitly log out. */
  const prefixOf = (member: string) => `${storageKeys.draft}${encodeURIComponent(member)}:${kind}:`;
  const nameOf = (member: string, key: DraftKey) => `${prefixOf(member)}${key}`;

  const parse = (text: string | null): LocalDraft<Content> | undefined => {
    const kept: unknown = JSON.parse(text ?? 'null');
    if (!isRecord(kept) || typeof kept.at !== 'number' || !isContent(kept.content)) {
      return undefined;
    }
    const { content, base, version, at } = kept;
    return {
      content,
      base: isContent(base) ? base : undefined,
      version: typeof version === 'number' ? version : undefined,
      at,
    };
  };

  const read = (member: string, key: DraftKey): LocalDraft<Content> | undefined => {
    try {
      return parse(storage.getItem(nameOf(member, key)));
    } catch {
      return undefined;
    }
  };

  return {
    read,
    /** All drafts of the member, newest first. */
    list: (member: string): (LocalDraft<Content> & { key: DraftKey })[] => {
      const prefix = prefixOf(member);
      return storedKeys(prefix)
        .flatMap((name) => {
          const segment = name.slice(prefix.length);
          const key = /^\d+$/.test(segment) ? Number(segment) : segment;
          const draft = read(member, key);
          return draft ? [{ ...draft, key }] : [];
        })
        .toSorted((a, b) => b.at - a.at);
    },
    /** Stores the draft; returns false if only this tab holds it. */
    keep: (member: string, key: DraftKey, draft: Omit<LocalDraft<Content>, 'at'>): boolean => {
      const name = nameOf(member, key);
      const text = JSON.stringify({ ...draft, at: Date.now() });
      storage.setItem(name, text);
      try {
        return globalThis.localStorage.getItem(name) === text;
      } catch {
        return false;
      }
    },
    forget: (member: string, key: DraftKey): void => storage.removeItem(nameOf(member, key)),
  };
}
