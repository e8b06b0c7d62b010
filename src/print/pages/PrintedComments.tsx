import { useTranslation } from 'react-i18next';
import type { Page } from '../../api/wire/collection';
import type { Comment } from '../../api/wire/commentFromWire';
import { ListMore } from '../../components/reading/ListMore';
import { CommentsFrame, NoComments } from '../../features/comments/CommentsFrame';
import { CommentView, HiddenText } from '../../features/comments/CommentView';
import { GuestNotice } from '../../features/comments/GuestNotice';
import { ReportSlot } from '../../reporting/ReportSlot';
import { PrintedMarkup } from '../PrintedMarkup';
import { ButtonSlot } from './ButtonSlot';
import '../../features/comments/comments.css';
import '../../components/html/commentProse.css';

interface PrintedCommentsProps {
  /** Undefined if they could not be read. */
  comments: Page<Comment> | undefined;
  /** The number of comments that the article has. */
  known: number;
}

/** The newest comments of an article. */
export function PrintedComments({ comments, known }: PrintedCommentsProps) {
  const { t } = useTranslation('comments');
  const items = comments?.items ?? [];
  return (
    <CommentsFrame number={comments?.total ?? known}>
      <GuestNotice />
      {comments?.total === 0 ? <NoComments /> : null}
      <ul className="comment-list">
        {items.map((comment) => (
          <CommentView
            key={comment.id}
            comment={comment}
            report={comment.hidden ? null : <ReportSlot label={t('report')} />}
          >
            {comment.hidden ? (
              <HiddenText />
            ) : (
              <div>
                <PrintedMarkup html={comment.content} className="comment-prose" />
              </div>
            )}
          </CommentView>
        ))}
      </ul>
      {comments && comments.total > items.length ? (
        <ListMore>
          <ButtonSlot label={t('loadMore')} />
        </ListMore>
      ) : null}
    </CommentsFrame>
  );
}
