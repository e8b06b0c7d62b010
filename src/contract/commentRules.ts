import { limits } from './limits';

/** Identifies a comment, so that a retry never creates a second one. */
export const idempotencyHeader = 'Idempotency-Key';

/**
 * The number of visible characters of a text without tags. Spaces and line breaks do not count, so the number is the
 * same whether or not paragraphs are separated; invisible characters do not count either.
 */
export function visibleLength(text: string): number {
  return [...text.replaceAll(/[\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]/gu, '')].length;
}

/** Why a comment's sanitised text is invalid. */
export function commentError(text: string): 'tooShort' | 'tooLong' | undefined {
  const length = visibleLength(text);
  if (length < limits.comment.min) return 'tooShort';
  return length > limits.comment.max ? 'tooLong' : undefined;
}
