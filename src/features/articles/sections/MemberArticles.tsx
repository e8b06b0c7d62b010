import { useTranslation } from 'react-i18next';
import { asApiError } from '../../../api/errors/apiError';
import { useGetMemberArticlesInfiniteQuery } from '../../../api/membersApi';
import { ActionButton } from '../../../components/buttons/ActionButton';
import { ListMore } from '../../../components/reading/ListMore';
import { useRoute } from '../../../navigation/useRoute';
import { ArticlesFailure } from '../list/ArticlesFailure';
import { MemberArticleCards } from './MemberArticleCards';

/** The articles of one author, newest first. `count` comes from the member's page, for the skeletons. */
export function MemberArticles({ slug, count }: { slug: string; count: number }) {
  const { t } = useTranslation('members');
  const { language } = useRoute();
  const query = useGetMemberArticlesInfiniteQuery({ slug, language });
  const pages = query.data?.pages;
  const failure = query.isError ? asApiError(query.error) : undefined;
  const again = () => void (query.data ? query.fetchNextPage() : query.refetch());
  return (
    <MemberArticleCards
      articles={query.isLoading ? undefined : (pages?.flatMap(({ items }) => items) ?? [])}
      total={pages?.[0]?.total ?? count}
    >
      {failure ? <ArticlesFailure failure={failure} onRetry={again} /> : null}
      {query.hasNextPage && !failure ? (
        <ListMore>
          <ActionButton variant="outlined" busy={query.isFetchingNextPage} onClick={again}>
            {t('loadMoreArticles')}
          </ActionButton>
        </ListMore>
      ) : null}
    </MemberArticleCards>
  );
}
