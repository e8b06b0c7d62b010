import { commentFault } from '../../contract/commentRules';
import { RequestError } from '../errors/requestError';
import { sanitizeCommentHtml, sanitizerVersion, visibleText } from '../security/sanitizeHtml';
import { storableText } from '../storableText';

export interface CommentText {
  content: string;
  contentSource: string;
  sanitizerVersion: number;
}

const faultKeys = { tooShort: 'commentTooShort', tooLong: 'commentTooLong' } as const;

/**
 * What is stored of a text that was sent.
 * @throws RequestError (422) where a reader would see too little or too much of it.
 */
export function readCommentText(sent: string): CommentText {
  const contentSource = storableText(sent);
  const content = sanitizeCommentHtml(contentSource);
  const fault = commentFault(visibleText(content));
  if (fault) {
    const violation = { propertyPath: 'content', textKey: faultKeys[fault], code: fault };
    throw new RequestError(422, 'unprocessable', [violation]);
  }
  return { content, contentSource, sanitizerVersion };
}

/** What is shown: a text cleaned by older rules is cleaned again from what was sent. */
export function shownContent(text: CommentText): string {
  return text.sanitizerVersion === sanitizerVersion
    ? text.content
    : sanitizeCommentHtml(text.contentSource);
}
