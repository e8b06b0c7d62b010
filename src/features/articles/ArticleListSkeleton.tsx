import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { ArticleCardSkeleton } from './ArticleCardSkeleton';
import { ArticleGrid } from './ArticleGrid';

/** As high as the list will be: the heading, then one page of cards. */
export function ArticleListSkeleton({ count }: { count: number }) {
  const { t } = useTranslation('common');
  return (
    <Box
      component="section"
      aria-busy="true"
      aria-label={t('loading')}
      sx={{ pt: '3.25rem', mb: 9 }}
    >
      <ArticleGrid>
        {Array.from({ length: count }, (_, index) => (
          <ArticleCardSkeleton key={index} />
        ))}
      </ArticleGrid>
    </Box>
  );
}
