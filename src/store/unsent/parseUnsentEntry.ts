import { isRecord } from '../../api/wire/typeGuards';
import { confirmations } from '../../contract/records/posting';
import type {
  Claim,
  UnsentComment,
  UnsentEntry,
  UnsentProof,
  UnsentReport,
  UnsentScore,
  UnsentScores,
} from '../../state/unsentEntry';

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

const isText = (value: unknown) => typeof value === 'string';
const isNumber = (value: unknown) => typeof value === 'number';
const isConfirmation = (value: unknown) => confirmations.some((one) => one === value);
const isListOf = (value: unknown, isItem: (item: unknown) => boolean) =>
  Array.isArray(value) && value.every(isItem);

const isScore = (value: unknown): value is UnsentScore =>
  isRecord(value) &&
  isNumber(value.chart) &&
  isText(value.name) &&
  isListOf(value.texts, isText) &&
  isListOf(value.values, isNumber) &&
  (value.platform === null || isNumber(value.platform)) &&
  (value.achievedOn === null || isText(value.achievedOn)) &&
  isText(value.key) &&
  isListOf(value.confirmed, isConfirmation) &&
  isText(value.refusal);

const isScores = (
  value: Record<string, unknown>,
): value is Record<string, unknown> & Content<UnsentScores> =>
  isWritten(value) &&
  isText(value.member) &&
  isNumber(value.gameId) &&
  isListOf(value.scores, isScore);

const isClaim = (value: unknown): value is Claim =>
  isRecord(value) && isNumber(value.id) && isText(value.chart) && isText(value.text);

const isProof = (
  value: Record<string, unknown>,
): value is Record<string, unknown> & Content<UnsentProof> =>
  isWritten(value) && isText(value.member) && isListOf(value.claims, isClaim);

function hasContent(value: Record<string, unknown>): boolean {
  if (value.kind === 'comment') return typeof value.member === 'string' && isComment(value);
  if (value.kind === 'scores') return isScores(value);
  return value.kind === 'proof' ? isProof(value) : value.kind === 'report' && isReport(value);
}

const isEntry = (value: unknown): value is UnsentEntry =>
  isRecord(value) &&
  (value.status === 'waiting' || value.status === 'rejected') &&
  typeof value.reason === 'string' &&
  hasContent(value);

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
