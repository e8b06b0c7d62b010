import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';

interface PanelCardProps {
  title: string;
  text?: string;
  /** Shown beside the title. */
  aside?: ReactNode;
  children: ReactNode;
}

/** One titled card of a tab. */
export function PanelCard({ title, text, aside, children }: PanelCardProps) {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: { xs: 2, sm: 3 } }}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 1.5,
          '&:not(:last-child)': { mb: 2 },
        }}
      >
        <Box sx={{ flex: '1 1 16rem' }}>
          <Typography id={id} variant="h4" component="h2">
            {title}
          </Typography>
          {text === undefined ? null : (
            <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
              {text}
            </Typography>
          )}
        </Box>
        {aside}
      </Box>
      {children}
    </Card>
  );
}
