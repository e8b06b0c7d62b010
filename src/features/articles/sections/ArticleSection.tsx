import Box from '@mui/material/Box';
import { useId, type ReactNode } from 'react';
import { Text } from '../../../components/Text';

interface ArticleSectionProps {
  title: string;
  /** Shown at the end of the heading's line. */
  action?: ReactNode;
  children: ReactNode;
}

/** A titled section that shows articles. */
export function ArticleSection({ title, action, children }: ArticleSectionProps) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 1,
          minHeight: 40,
          mb: 2,
        }}
      >
        <Text id={id} component="h2" variant="h2">
          {title}
        </Text>
        {action}
      </Box>
      {children}
    </Box>
  );
}
