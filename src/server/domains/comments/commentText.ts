import { commentError } from '../../../contract/commentRules';
import { RequestError } from '../../platform/errors/requestError';
import {
  sanitizeCommentHtml,
  sanitizerVersion,
  visibleText,
} from '../../platform/security/sanitizeHtml';
import { storableText } from '../../platform/texts/storableText';

export interface CommentText {
  content: string;
  contentSource: string;
  sanitizerVersion: number;
}

const ruleErrors = { tooShort: 'commentTooShort', tooLong: 'commentTooLong' } as const;

/**
 * Prepares a submitted text for storage.
 * @throws RequestError (422) when the visible text is too short or too long.
 */
export function readCommentText(sent: string): CommentText {
  const contentSource = storableText(sent);
  const content = sanitizeCommentHtml(contentSource);
  const error = commentError(visibleText(content));
  if (error) {
    const violation = { propertyPath: 'content', textKey: ruleErrors[error], code: error };
    throw new RequestError(422, 'unprocessable', [violation]);
  }
  return { content, contentSource, sanitizerVersion };
}

/** The text to show. Text sanitized by an older version is sanitized again from its source. */
export function shownContent(text: CommentText): string {
  return text.sanitizerVersion === sanitizerVersion
    ? text.content
    : sanitizeCommentHtml(text.contentSource);
}
