import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';

interface DetailCardProps {
  title: string;
  /** An action on the whole card, such as a button. */
  action?: ReactNode;
  children: ReactNode;
}

/** A titled card of a detail page. */
export function DetailCard({ title, action, children }: DetailCardProps) {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: { xs: 2, sm: 2.5 }, minWidth: 0 }}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 1,
          minHeight: 36,
          mb: 1.5,
        }}
      >
        <Typography id={id} variant="h5" component="h2">
          {title}
        </Typography>
        {action}
      </Box>
      {children}
    </Card>
  );
}
