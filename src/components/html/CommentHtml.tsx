import { commentMarkup } from '../../contract/allowedMarkup';
import { SafeHtml } from './SafeHtml';
import './commentProse.css';

/** The text of a comment. */
export const CommentHtml = ({ html }: { html: string }) => (
  <SafeHtml html={html} markup={commentMarkup} className="comment-prose" />
);
