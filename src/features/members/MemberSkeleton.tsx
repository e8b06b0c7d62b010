import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { LoadingTitle } from '../../components/feedback/LoadingTitle';

/** The skeleton of a member page. */
export function MemberSkeleton() {
  return (
    <Box aria-busy="true" sx={{ minHeight: '60vh' }}>
      <LoadingTitle />
      <Box sx={{ display: 'flex', columnGap: 3, alignItems: 'center', mb: 4 }}>
        <Skeleton variant="circular" width={96} height={96} />
        <Box>
          <Skeleton width={80} />
          <Skeleton width={220} height={56} />
          <Skeleton width={180} />
        </Box>
      </Box>
      <Box sx={{ maxWidth: '42rem' }}>
        <CommentLines />
      </Box>
    </Box>
  );
}

/** The skeleton of comments: a title, a date and some lines each. */
export function CommentLines() {
  return [0, 1, 2].map((line) => (
    <Box key={line} sx={{ py: 2.5, borderBottom: 1, borderColor: 'divider' }}>
      <Skeleton width="60%" />
      <Skeleton width="9rem" />
      <Skeleton height={48} />
    </Box>
  ));
}
