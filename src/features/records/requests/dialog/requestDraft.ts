import { isRecord } from '../../../../api/wire/typeGuards';
import { requestGrounds } from '../../../../contract/records/decisions';
import { memberStorage } from '../../../../store/persistence/memberStorage';
import { storageKeys } from '../../../../store/persistence/storageKeys';

/** What is chosen and typed for a request. */
export interface RequestDraft {
  grounds: (typeof requestGrounds)[number] | undefined;
  message: string;
  /** Its idempotency key: a repeated request, also after a reload, is the same one. */
  key: string;
}

export interface DraftPlace {
  member: string;
  /** Of the score. */
  id: number;
}

const nameOf = ({ member, id }: DraftPlace) =>
  `${storageKeys.draft}${encodeURIComponent(member)}:request:${id}`;

export const newRequestDraft = (): RequestDraft => ({
  grounds: undefined,
  message: '',
  key: crypto.randomUUID(),
});

/** An unreadable text counts as nothing. */
export function readRequestDraft(place: DraftPlace): RequestDraft {
  const empty = newRequestDraft();
  try {
    const value: unknown = JSON.parse(memberStorage.getItem(nameOf(place)) ?? 'null');
    if (!isRecord(value)) return empty;
    return {
      grounds: requestGrounds.find((one) => one === value.grounds),
      message: typeof value.message === 'string' ? value.message : '',
      key: typeof value.key === 'string' ? value.key : empty.key,
    };
  } catch {
    return empty;
  }
}

/** Called on every change: the tab may be closed at any time. */
export function keepRequestDraft(place: DraftPlace, draft: RequestDraft): void {
  memberStorage.setItem(nameOf(place), JSON.stringify(draft));
}

export function forgetRequestDraft(place: DraftPlace): void {
  memberStorage.removeItem(nameOf(place));
}
