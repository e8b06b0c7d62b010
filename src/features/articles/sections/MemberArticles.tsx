import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { asApiError } from '../../../api/errors/apiError';
import { useGetMemberArticlesInfiniteQuery } from '../../../api/membersApi';
import { useFormats } from '../../../i18n/useFormats';
import { useRoute } from '../../../navigation/useRoute';
import { ArticleCard } from '../card/ArticleCard';
import { ArticleCardSkeleton } from '../card/ArticleCardSkeleton';
import { ArticleGrid } from '../card/ArticleGrid';
import { ArticlesFailure } from '../list/ArticlesFailure';
import { ArticleSection } from './ArticleSection';

/** The articles of one author, newest first. `count` comes from the member's page, for the skeletons. */
export function MemberArticles({ slug, count: known }: { slug: string; count: number }) {
  const { t } = useTranslation(['articlePages', 'members']);
  const { language } = useRoute();
  const { count } = useFormats();
  const query = useGetMemberArticlesInfiniteQuery({ slug, language });
  const items = query.data?.pages.flatMap((page) => page.items) ?? [];
  const total = query.data?.pages[0]?.total ?? known;
  const failure = query.isError ? asApiError(query.error) : undefined;
  const again = () => void (query.data ? query.fetchNextPage() : query.refetch());
  return (
    <ArticleSection title={t('results', { count: total, formatted: count(total) })}>
      <ArticleGrid busy={query.isLoading}>
        {query.isLoading
          ? Array.from({ length: Math.min(known, 3) }, (_, index) => (
              <ArticleCardSkeleton key={index} />
            ))
          : items.map((article) => <ArticleCard key={article.id} article={article} />)}
      </ArticleGrid>
      {failure ? <ArticlesFailure failure={failure} onRetry={again} /> : null}
      {query.hasNextPage && !failure ? (
        <Button
          variant="outlined"
          sx={{ mt: 3 }}
          loading={query.isFetchingNextPage}
          onClick={again}
        >
          {t('members:loadMoreArticles')}
        </Button>
      ) : null}
    </ArticleSection>
  );
}
