import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { asApiError } from '../../api/errors/apiError';
import { useGetCommentsInfiniteQuery } from '../../api/commentsApi';
import { ActionButton } from '../../components/buttons/ActionButton';
import { ErrorAlert } from '../../components/feedback/ErrorAlert';
import { LazyOfflineCopyAge } from '../../components/feedback/LazyOfflineCopyAge';
import { OptionalErrorBoundary } from '../../components/feedback/OptionalErrorBoundary';
import { PartFailure } from '../../components/feedback/PartFailure';
import { useReadFailureText } from '../../components/feedback/useFailureText';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import { selectMemberKey } from '../../state/memberKey';
import { useAppSelector } from '../../store/hooks';
import { selectUnsentComments } from '../../store/unsent/selectUnsent';
import { useUnsent } from '../../store/unsent/useUnsent';
import { CommentItem } from './CommentItem';
import { CommentsFrame, NoComments } from './CommentsFrame';
import { CommentSkeleton } from './CommentSkeleton';
import { GuestNotice } from './GuestNotice';
import { LazyCommentWriting } from './LazyCommentWriting';
import { articlesApi } from '../../api/articlesApi';
import { useRoute } from '../../navigation/useRoute';
import type { Comment } from '../../api/wire/commentFromWire';
import type { Kept, Page } from '../../api/wire/collection';
import { ListMore } from '../../components/reading/ListMore';
import './comments.css';

/** All comments loaded so far, without duplicates: newly posted comments shift others to the next page. */
function loadedComments<Item extends Comment>(
  data: { pages: Page<Item>[] } | undefined,
): Kept & {
  comments: Item[];
  total: number;
} {
  const pages = data?.pages ?? [];
  const byId = new Map(pages.flatMap(({ items }) => items).map((item) => [item.id, item]));
  const { total = 0, keptAt } = pages.find((page) => page.keptAt !== undefined) ?? pages[0] ?? {};
  return { comments: [...byId.values()], total, ...(keptAt === undefined ? {} : { keptAt }) };
}

/** The number of comments from the list, or from the article until the list is loaded; undefined if neither is known. */
function useCommentCount(articleId: number, listed: number | undefined): number | undefined {
  const { language } = useRoute();
  const { data } = articlesApi.endpoints.getArticle.useQueryState({ language, id: articleId });
  return listed ?? data?.nbComment;
}

/** The comments on an article. */
export function CommentSection({ articleId }: { articleId: number }) {
  const { t } = useTranslation('comments');
  const failureText = useReadFailureText();
  const [news, setNews] = useState('');
  const member = useAppSelector(selectMemberKey);
  // Newest first, as in the list below them.
  const waiting = useUnsent(selectUnsentComments)
    .filter((comment) => comment.articleId === articleId)
    .toReversed();
  const query = useGetCommentsInfiniteQuery(articleId);
  const { comments, total, keptAt } = loadedComments(query.data);
  const known = useCommentCount(articleId, query.data && total);
  const failure = query.isError ? asApiError(query.error) : undefined;

  return (
    <CommentsFrame number={known === undefined ? undefined : known + waiting.length}>
      {member === null ? (
        <GuestNotice />
      ) : (
        <LazyCommentWriting member={member} articleId={articleId} waiting={waiting} />
      )}
      <VisuallyHidden component="output">{news}</VisuallyHidden>
      {keptAt === undefined ? null : (
        <div className="comments-note">
          <LazyOfflineCopyAge keptAt={keptAt} />
        </div>
      )}
      {query.data === undefined && !failure ? <CommentSkeleton /> : null}
      {query.data && total + waiting.length === 0 ? <NoComments /> : null}
      <ul className="comment-list">
        {comments.map((comment) => (
          <OptionalErrorBoundary key={comment.id} fallback={BrokenItem}>
            <CommentItem articleId={articleId} comment={comment} onNews={setNews} />
          </OptionalErrorBoundary>
        ))}
      </ul>
      {failure ? (
        <div className="comments-note">
          <ErrorAlert
            message={failureText(failure, t('error.load'))}
            onRetry={() => void (query.data ? query.fetchNextPage() : query.refetch())}
          />
        </div>
      ) : null}
      {query.hasNextPage && !failure ? (
        <ListMore>
          <ActionButton
            variant="outlined"
            busy={query.isFetchingNextPage}
            onClick={() => void query.fetchNextPage()}
          >
            {t('loadMore')}
          </ActionButton>
        </ListMore>
      ) : null}
    </CommentsFrame>
  );
}

function BrokenItem({ onRetry }: { onRetry: () => void }) {
  return (
    <li className="comments-note">
      <PartFailure onRetry={onRetry} />
    </li>
  );
}
