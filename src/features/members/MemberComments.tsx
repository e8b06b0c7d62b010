import { useTranslation } from 'react-i18next';
import { asApiError } from '../../api/errors/apiError';
import { useGetMemberCommentsInfiniteQuery } from '../../api/membersApi';
import { ActionButton } from '../../components/buttons/ActionButton';
import { ErrorAlert } from '../../components/feedback/ErrorAlert';
import { SafeHtml } from '../../components/html/SafeHtml';
import { useReadFailureText } from '../../components/feedback/useFailureText';
import { commentMarkup } from '../../contract/allowedMarkup';
import { useRoute } from '../../navigation/useRoute';
import { MemberCommentList } from './MemberCommentList';
import { CommentLines } from './MemberSkeleton';

/** All comments of a member, newest first. */
export function MemberComments({ slug, username }: { slug: string; username: string }) {
  const { t } = useTranslation('members');
  const { language } = useRoute();
  const failureText = useReadFailureText();
  const query = useGetMemberCommentsInfiniteQuery({ slug, language });
  const failure = query.isError ? asApiError(query.error) : undefined;
  const pages = query.data?.pages;
  const again = () => void (query.data ? query.fetchNextPage() : query.refetch());
  return (
    <MemberCommentList
      total={pages?.[0]?.total}
      comments={pages?.flatMap(({ items }) => items) ?? []}
      username={username}
      renderText={(html) => (
        <SafeHtml html={html} markup={commentMarkup} className="comment-prose" />
      )}
    >
      {query.isLoading ? <CommentLines /> : null}
      {failure ? (
        <ErrorAlert message={failureText(failure, t('commentsFailed'))} onRetry={again} />
      ) : null}
      {query.hasNextPage && !failure ? (
        <div className="member-comments-more">
          <ActionButton variant="outlined" busy={query.isFetchingNextPage} onClick={again}>
            {t('loadMore')}
          </ActionButton>
        </div>
      ) : null}
    </MemberCommentList>
  );
}
