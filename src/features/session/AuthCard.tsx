import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { GuestScoreboard } from './GuestScoreboard';

interface AuthCardProps {
  title: string;
  lead: string;
  children: ReactNode;
  /** Links to related pages. */
  footer?: ReactNode;
}

/** The frame of the pages around logging in: the form and, if there is room, a score board beside it. */
export function AuthCard({ title, lead, children, footer }: AuthCardProps) {
  return (
    <Card
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 6fr) minmax(0, 5fr)' },
        maxWidth: { xs: '30rem', md: '60rem' },
        mx: 'auto',
        mt: { xs: 0, md: 2 },
      }}
    >
      <Box sx={{ px: { xs: 2.5, sm: 5 }, py: { xs: 3.5, sm: 5 } }}>
        <Typography variant="h1" tabIndex={-1} sx={{ outline: 'none', fontSize: 'h2.fontSize' }}>
          {title}
        </Typography>
        <Typography sx={{ mt: 1, mb: 3.5, color: 'text.secondary' }}>{lead}</Typography>
        {children}
        {footer === undefined ? null : (
          <Box
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              justifyContent: 'space-between',
              columnGap: 3,
              rowGap: 1,
              mt: 3,
              pt: 2.5,
              borderTop: '1px solid',
              borderColor: 'divider',
              fontSize: 'body2.fontSize',
            }}
          >
            {footer}
          </Box>
        )}
      </Box>
      <GuestScoreboard />
    </Card>
  );
}
