import { isRecord } from '../../api/wire/typeGuards';
import type { UnsentComment, UnsentReport } from '../../state/unsentEntry';
import { memberStorage } from '../persistence/memberStorage';
import { storedKeys } from '../persistence/storedKeys';
import { oldKeys } from './hasStoredEntries';
import { isComment, isReport, parseJson } from './parseUnsentEntry';
import { isEntryStored, storeEntry } from './unsentStorage';

const readComment = (name: string, value: unknown): UnsentComment | undefined => {
  const [member, key] = name.slice(oldKeys.comment.length).split(':');
  if (!isRecord(value) || !isComment(value) || member === undefined || key === undefined) {
    return undefined;
  }
  const { articleId, content, writtenAt, refusal } = value;
  const isRejected = typeof refusal === 'string';
  return {
    kind: 'comment',
    key: value.key,
    member: decodeURIComponent(member),
    writtenAt,
    status: isRejected ? 'rejected' : 'waiting',
    reason: isRejected ? refusal : '',
    articleId,
    content,
  };
};

const readReport = (_name: string, value: unknown): UnsentReport | undefined => {
  if (!isRecord(value) || !isReport(value)) return undefined;
  const { key, member, writtenAt, description, snapshot } = value;
  return {
    kind: 'report',
    key,
    member,
    writtenAt,
    status: 'waiting',
    reason: '',
    description,
    snapshot,
  };
};

/**
 * Moves what an earlier release has stored into the queue. A tab that still runs that release may be sending the same entry
 * at this moment: the idempotency key stays the same, so the server stores it once.
 */
export function moveOldEntries(): void {
  const readers = [
    [oldKeys.comment, readComment],
    [oldKeys.report, readReport],
  ] as const;
  for (const [prefix, read] of readers) {
    for (const name of storedKeys(prefix)) {
      const text = memberStorage.getItem(name);
      const entry = read(name, parseJson(text));
      if (text === null || !entry) continue;
      // First, so that a full storage has room for it.
      memberStorage.removeItem(name);
      storeEntry(entry);
      if (!isEntryStored(entry.key)) memberStorage.setItem(name, text);
    }
  }
}
