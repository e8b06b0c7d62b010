import { limits } from './limits';

/** Marks one comment for good, so that sending it again never makes a second one. */
export const idempotencyHeader = 'Idempotency-Key';

/**
 * How many characters of a text (without its tags) a reader sees. Spaces and line breaks do not count, so the number is the
 * same whether or not the paragraphs of a text are told apart; nor do characters that show nothing.
 */
export function visibleLength(text: string): number {
  return [...text.replaceAll(/[\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]/gu, '')].length;
}

/** Why a comment's sanitised text is refused. */
export function commentFault(text: string): 'tooShort' | 'tooLong' | undefined {
  const length = visibleLength(text);
  if (length < limits.comment.min) return 'tooShort';
  return length > limits.comment.max ? 'tooLong' : undefined;
}
