import { storageKeys } from '../../store/persistence/storageKeys';
import { memberStorage } from './memberStorage';

/** What is being written: a new comment of an article, or a change of one of its comments. */
export type DraftPlace = { member: string; articleId: number; commentId?: number };

const nameOf = ({ member, articleId, commentId }: DraftPlace) =>
  `${storageKeys.draft}${encodeURIComponent(member)}:${articleId}${commentId === undefined ? '' : `:${commentId}`}`;

export function readDraft(place: DraftPlace): string {
  return memberStorage.getItem(nameOf(place)) ?? '';
}

/** Whether a draft outlives this tab: false where the browser has no room for it. */
export function isDraftKept(place: DraftPlace): boolean {
  return !memberStorage.unkept().includes(nameOf(place));
}

/** At every keystroke: nobody knows which one is the last before the train enters the tunnel. */
export function keepDraft(place: DraftPlace, html: string): void {
  if (html === '') memberStorage.removeItem(nameOf(place));
  else memberStorage.setItem(nameOf(place), html);
}
