import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Icon } from '../Icon';
import { Text } from '../Text';

interface EmptyStateProps {
  /** One of the paths of @mdi/js. */
  icon: string;
  title: string;
  text?: string | undefined;
  /** `h1` when nothing else is on the page. */
  level?: 'h1' | 'h2';
  /** A button or link for the next step. */
  children?: ReactNode;
}

/** States that there is nothing to show, and what to do about it. */
export function EmptyState({ icon, title, text, level = 'h2', children }: EmptyStateProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        justifyItems: 'center',
        gap: 1,
        px: 3,
        py: { xs: 6, sm: 9 },
        textAlign: 'center',
        border: '1px dashed',
        borderColor: 'control.border',
        borderRadius: 2,
        bgcolor: 'background.default',
      }}
    >
      <Box
        sx={{
          display: 'grid',
          placeItems: 'center',
          width: 64,
          height: 64,
          mb: 1,
          borderRadius: '50%',
          bgcolor: 'surface.muted',
          color: 'primary.main',
        }}
      >
        <Icon path={icon} fontSize="large" />
      </Box>
      <Text variant="h3" component={level} {...(level === 'h1' ? { tabIndex: -1 } : {})}>
        {title}
      </Text>
      {text ? <Text sx={{ maxWidth: '32rem', color: 'text.secondary' }}>{text}</Text> : null}
      {children ? <Box sx={{ mt: 2 }}>{children}</Box> : null}
    </Box>
  );
}
