import { isRecord } from '../../api/wire/typeGuards';
import { memberStorage } from '../../store/persistence/memberStorage';
import { storageKeys } from '../../store/persistence/storageKeys';
import { storedKeys } from '../../store/persistence/storedKeys';

/** What a member has typed on the sheet of a game. */
export type SheetDraft = {
  /** The texts of each chart by its id, one for each column. */
  texts: Record<number, string[]>;
  /** The names of these charts, for when the sheet has them no longer. */
  names: Record<number, string>;
  /** An id; null if not stated, undefined if never chosen. */
  platform: number | null | undefined;
  /** A calendar day; empty for today. */
  day: string;
};

export type SheetPlace = { member: string; gameId: number };

const emptyDraft: SheetDraft = { texts: {}, names: {}, platform: undefined, day: '' };

const prefixOf = (member: string) => `${storageKeys.sheet}${encodeURIComponent(member)}:`;
const nameOf = ({ member, gameId }: SheetPlace) => `${prefixOf(member)}${gameId}`;

const isTexts = (value: unknown): value is Record<number, string[]> =>
  isRecord(value) &&
  Object.values(value).every(
    (texts) => Array.isArray(texts) && texts.every((text) => typeof text === 'string'),
  );

const namesIn = (value: unknown): Record<number, string> =>
  Object.fromEntries(
    Object.entries(isRecord(value) ? value : {}).flatMap(([id, name]) =>
      typeof name === 'string' ? [[id, name]] : [],
    ),
  );

/** What is stored of a sheet; an unreadable text counts as nothing. */
export function readSheetDraft(place: SheetPlace): SheetDraft {
  try {
    const value: unknown = JSON.parse(memberStorage.getItem(nameOf(place)) ?? 'null');
    if (!isRecord(value) || !isTexts(value.texts)) return emptyDraft;
    const { texts, names, platform, day } = value;
    return {
      texts,
      names: namesIn(names),
      platform: typeof platform === 'number' || platform === null ? platform : undefined,
      day: typeof day === 'string' && /^\d{4}-\d\d-\d\d$/.test(day) ? day : '',
    };
  } catch {
    return emptyDraft;
  }
}

/** Called on every keystroke: the tab may be closed or the connection lost at any time. */
export function keepSheetDraft(place: SheetPlace, draft: SheetDraft): void {
  const empty = Object.keys(draft.texts).length === 0 && draft.platform === undefined;
  if (empty) memberStorage.removeItem(nameOf(place));
  else memberStorage.setItem(nameOf(place), JSON.stringify(draft));
}

/** Calls back when another tab may have changed the draft. Returns its cleanup. */
export function onSheetDraftChange(place: SheetPlace, listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    // A null key: another tab has cleared the whole storage.
    if (key === null || key === nameOf(place)) listener();
  };
  globalThis.addEventListener('storage', onStorage);
  // A page in the back/forward cache receives no storage events.
  globalThis.addEventListener('pageshow', listener);
  return () => {
    globalThis.removeEventListener('storage', onStorage);
    globalThis.removeEventListener('pageshow', listener);
  };
}

/** Deletes what a member has typed on the sheets of all games. */
export function forgetSheetDrafts(member: string): void {
  for (const name of storedKeys(prefixOf(member))) memberStorage.removeItem(name);
}

/** Whether the draft survives this tab: false if the browser could not store it. */
export const isSheetKept = (place: SheetPlace): boolean =>
  !memberStorage.unkept().includes(nameOf(place));
