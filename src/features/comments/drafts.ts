import { storageKeys } from '../../store/persistence/storageKeys';
import { memberStorage } from './memberStorage';

/** Identifies a draft: a new comment on an article, or an edit of one of its comments. */
export type DraftPlace = { member: string; articleId: number; commentId?: number };

const nameOf = ({ member, articleId, commentId }: DraftPlace) =>
  `${storageKeys.draft}${encodeURIComponent(member)}:${articleId}${commentId === undefined ? '' : `:${commentId}`}`;

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
