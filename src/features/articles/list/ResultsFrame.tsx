import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode, type Ref } from 'react';
import { PageNavigation } from '../../../components/page/PageNavigation';
import type { ArticleListParams } from '../../../contract/articleRequests';

interface ResultsFrameProps {
  /** The heading; it gets the focus when the page of the list changes. */
  ref: Ref<HTMLHeadingElement>;
  /** The number of results as text. */
  words: string;
  total: number;
  params: ArticleListParams;
  busy: boolean;
  onPageChange: (page: number) => void;
  children: ReactNode;
}

/** The number of results, the cards, and the pagination. */
export function ResultsFrame({
  ref,
  words,
  total,
  params,
  busy,
  onPageChange,
  children,
}: ResultsFrameProps) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} aria-busy={busy}>
      <Typography
        ref={ref}
        id={id}
        variant="h4"
        component="h2"
        tabIndex={-1}
        sx={{ minHeight: '2rem', mb: '1.25rem', outlineOffset: 4, scrollMarginTop: '5rem' }}
      >
        {words}
      </Typography>
      {children}
      <Box sx={{ mt: 4 }}>
        <PageNavigation
          page={params.page}
          pageSize={params.itemsPerPage}
          total={total}
          onPageChange={onPageChange}
        />
      </Box>
    </Box>
  );
}
