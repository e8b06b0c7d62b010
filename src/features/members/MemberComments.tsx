import { useTranslation } from 'react-i18next';
import { asApiError } from '../../api/errors/apiError';
import { useGetMemberCommentsInfiniteQuery } from '../../api/membersApi';
import { ActionButton } from '../../components/buttons/ActionButton';
import { ErrorAlert } from '../../components/feedback/ErrorAlert';
import { CommentHtml } from '../../components/html/CommentHtml';
import { useReadFailureText } from '../../components/feedback/useFailureText';
import { ListMore } from '../../components/reading/ListMore';
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
      renderText={(html) => <CommentHtml html={html} />}
    >
      {query.isLoading ? <CommentLines /> : null}
      {failure ? (
        <ErrorAlert message={failureText(failure, t('commentsFailed'))} onRetry={again} />
      ) : null}
      {query.hasNextPage && !failure ? (
        <ListMore>
          <ActionButton variant="outlined" busy={query.isFetchingNextPage} onClick={again}>
            {t('loadMore')}
          </ActionButton>
        </ListMore>
      ) : null}
    </MemberCommentList>
  );
}
