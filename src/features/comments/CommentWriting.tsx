import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { UnsentComment } from '../../state/unsentEntry';
import { WritingAllowed } from '../../reporting/WritingAllowed';
import { CommentForm, type CommentFormHandle } from './CommentForm';
import { UnsentCommentItem } from './UnsentCommentItem';
import './comments.css';

export interface CommentWritingProps {
  member: string;
  articleId: number;
  /** The member's unsent comments on the article, newest first, as in the list below them. */
  waiting: readonly UnsentComment[];
}

/** What a member has and others have not: the form for a new comment, and the comments that are not sent yet. */
export function CommentWriting({ member, articleId, waiting }: CommentWritingProps) {
  const { t } = useTranslation('comments');
  const form = useRef<CommentFormHandle>(null);
  return (
    <>
      <WritingAllowed>
        <CommentForm key={member} ref={form} member={member} articleId={articleId} />
      </WritingAllowed>
      {waiting.length > 0 ? (
        <ul aria-label={t('unsent.label')} className="comment-list">
          {waiting.map((comment) => (
            <UnsentCommentItem
              key={comment.key}
              comment={comment}
              onTakeBack={(html) => form.current?.takeBack(html)}
            />
          ))}
        </ul>
      ) : null}
    </>
  );
}
