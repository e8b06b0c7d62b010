import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useTranslation } from 'react-i18next';

export function CommentSkeleton() {
  const { t } = useTranslation('comments');
  return (
    <Box
      component="output"
      aria-busy="true"
      aria-label={t('loading')}
      sx={{ mt: 4, display: 'grid', gap: 3 }}
    >
      {[0, 1, 2].map((line) => (
        <Box key={line} sx={{ display: 'flex', gap: 2 }}>
          <Skeleton variant="circular" width={40} height={40} />
          <Box sx={{ flexGrow: 1 }}>
            <Skeleton width="12rem" />
            <Skeleton height={48} />
          </Box>
        </Box>
      ))}
    </Box>
  );
}
