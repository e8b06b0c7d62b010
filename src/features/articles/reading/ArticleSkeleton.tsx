import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { LoadingTitle } from '../../../components/feedback/LoadingTitle';
import { VisuallyHidden } from '../../../components/VisuallyHidden';
import { articleLayout } from './articleLayout';

/** An article's skeleton, at least as high as the viewport so that the footer stays out of view. */
export function ArticleSkeleton() {
  const { t } = useTranslation('common');
  return (
    <Box aria-busy="true" sx={{ minHeight: '100vh' }}>
      <LoadingTitle />
      <Box sx={{ mb: 4 }}>
        <Skeleton width="6rem" />
        <Typography variant="h1" tabIndex={-1} sx={{ '&:focus-visible': { outline: 'none' } }}>
          <VisuallyHidden component="span">{t('loading')}</VisuallyHidden>
          <Skeleton width="70%" />
        </Typography>
        <Typography variant="subtitle1" component="div" sx={{ mt: 1.5, maxWidth: '44rem' }}>
          <Skeleton />
          <Skeleton width="60%" />
        </Typography>
        <Box sx={articleLayout.byline}>
          <Skeleton width="16rem" />
        </Box>
      </Box>
      <Box sx={articleLayout.cover}>
        <Skeleton
          variant="rectangular"
          sx={{ width: '100%', height: 'auto', aspectRatio: 'var(--cover-ratio)' }}
        />
      </Box>
      <Box sx={{ maxWidth: '42rem' }}>
        {Array.from({ length: 8 }, (_, index) => (
          <Skeleton key={index} width={index % 4 === 3 ? '60%' : '100%'} sx={{ my: 1 }} />
        ))}
      </Box>
    </Box>
  );
}
