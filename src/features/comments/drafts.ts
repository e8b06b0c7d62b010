import { memberStorage } from '../../store/persistence/memberStorage';
import { storageKeys } from '../../store/persistence/storageKeys';
import { storedKeys } from '../../store/persistence/storedKeys';

/** Identifies a draft: a new comment on an article, or an edit of one of its comments. */
export type DraftPlace = { member: string; articleId: number; commentId?: number };

const prefixOf = (member: string) => `${storageKeys.draft}${encodeURIComponent(member)}:`;
const nameOf = ({ member, articleId, commentId }: DraftPlace) =>
  `${prefixOf(member)}${articleId}${commentId === undefined ? '' : `:${commentId}`}`;

export function readDraft(place: DraftPlace): string {
  return memberStorage.getItem(nameOf(place)) ?? '';
}

/** Whether a draft survives this tab: false if the browser could not store it. */
export function isDraftKept(place: DraftPlace): boolean {
  return !memberStorage.unkept().includes(nameOf(place));
}

/** Called on every keystroke: the tab may be closed or the connection lost at any time. */
export function keepDraft(place: DraftPlace, html: string): void {
  if (html === '') memberStorage.removeItem(nameOf(place));
  else memberStorage.setItem(nameOf(place), html);
}

export function forgetDrafts(member: string): void {
  for (const name of storedKeys(prefixOf(member))) memberStorage.removeItem(name);
}

/** Asks for confirmation before a tab is closed that alone holds drafts or unsent comments. Returns its cleanup. */
export function guardUnkept(): () => void {
  const onUnload = (event: BeforeUnloadEvent) => {
    if (memberStorage.unkept().length > 0) event.preventDefault();
  };
  // Only when needed: the listener disables the back/forward cache in Firefox.
  memberStorage.onRefused(() => globalThis.addEventListener('beforeunload', onUnload));
  return () => globalThis.removeEventListener('beforeunload', onUnload);
}
