import { isRecord } from '../../../../api/wire/typeGuards';
import type { Claim } from '../../../../state/unsentEntry';
import { memberStorage } from '../../../../store/persistence/memberStorage';
import { storageKeys } from '../../../../store/persistence/storageKeys';

/** What is chosen and typed for a proof, beside its picture. */
export interface ProofDraft {
  kind: 'picture' | 'video';
  video: string;
  comment: string;
  /** Other scores that it proves. */
  others: readonly Claim[];
}

export interface DraftPlace {
  member: string;
  /** Of the score. */
  id: number;
}

const nameOf = ({ member, id }: DraftPlace) =>
  `${storageKeys.draft}${encodeURIComponent(member)}:proof:${id}`;

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** What is stored of a draft: not the other scores, which may have been proved since. An unreadable text counts as nothing. */
export function readProofDraft(place: DraftPlace): Omit<ProofDraft, 'others'> {
  const empty = { kind: 'picture', video: '', comment: '' } as const;
  try {
    const value: unknown = JSON.parse(memberStorage.getItem(nameOf(place)) ?? 'null');
    if (!isRecord(value)) return empty;
    return {
      kind: value.kind === 'video' ? 'video' : 'picture',
      video: textOf(value.video),
      comment: textOf(value.comment),
    };
  } catch {
    return empty;
  }
}

/** Called on every change: the tab may be closed at any time, on phones also by the camera. */
export function keepProofDraft(place: DraftPlace, { kind, video, comment }: ProofDraft): void {
  if (video === '' && comment === '') memberStorage.removeItem(nameOf(place));
  else memberStorage.setItem(nameOf(place), JSON.stringify({ kind, video, comment }));
}

export function forgetProofDraft(place: DraftPlace): void {
  memberStorage.removeItem(nameOf(place));
}
