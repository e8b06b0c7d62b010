import { isRecord } from '../../api/wire/typeGuards';
import type { UnsentComment, UnsentEntry, UnsentReport } from '../../state/unsentEntry';

type Content<Entry extends UnsentEntry> = Omit<Entry, 'kind' | 'status' | 'reason'>;

const isWritten = (value: Record<string, unknown>) =>
  typeof value.key === 'string' && typeof value.writtenAt === 'number';

/** Whether a record has the fields of a comment, apart from those that every release stored in its own way. */
export const isComment = (
  value: Record<string, unknown>,
): value is Record<string, unknown> & Omit<Content<UnsentComment>, 'member'> =>
  isWritten(value) && typeof value.articleId === 'number' && typeof value.content === 'string';

/** Whether a record has the fields of a report, apart from those that every release stored in its own way. */
export const isReport = (
  value: Record<string, unknown>,
): value is Record<string, unknown> & Content<UnsentReport> =>
  isWritten(value) &&
  (value.member === null || typeof value.member === 'string') &&
  typeof value.description === 'string' &&
  typeof value.snapshot === 'string';

const isEntry = (value: unknown): value is UnsentEntry =>
  isRecord(value) &&
  (value.status === 'waiting' || value.status === 'rejected') &&
  typeof value.reason === 'string' &&
  (value.kind === 'comment'
    ? typeof value.member === 'string' && isComment(value)
    : value.kind === 'report' && isReport(value));

/** Undefined for a text that is not JSON. */
export function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return undefined;
  }
}

/** Undefined if the text is not a stored entry. */
export function parseUnsentEntry(text: string | null): UnsentEntry | undefined {
  const value = parseJson(text);
  return isEntry(value) ? value : undefined;
}
