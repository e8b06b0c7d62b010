import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Text } from '../Text';

interface PageHeaderProps {
  title: ReactNode;
  /** A line over the title: section, category. */
  eyebrow?: ReactNode;
  /** A sentence or two under it. */
  lead?: ReactNode;
  /** Details or actions under the lead. */
  children?: ReactNode;
}

/** A page's header. Its heading receives the focus after a navigation. */
export function PageHeader({ title, eyebrow, lead, children }: PageHeaderProps) {
  return (
    <Box sx={{ mb: 4 }}>
      {eyebrow === undefined ? null : (
        <Text variant="overline" sx={{ mb: 0.5, color: 'primary.main' }}>
          {eyebrow}
        </Text>
      )}
      <Text variant="h1" component="h1" tabIndex={-1} sx={{ maxWidth: '24ch' }}>
        {title}
      </Text>
      {lead === undefined ? null : (
        <Text variant="subtitle1" sx={{ mt: 1.5, maxWidth: '44rem', color: 'text.secondary' }}>
          {lead}
        </Text>
      )}
      {children}
    </Box>
  );
}
