import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { Icon } from '../../components/Icon';

interface NoticeCardProps {
  /** An icon path of @mdi/js. */
  icon: string;
  title: string;
  text: string;
  /** Called on Escape inside the card. */
  onDismiss: () => void;
  /** The card's buttons. */
  children: ReactNode;
}

/** A notice of the app that asks for a decision, in a corner of the page. */
export function NoticeCard({ icon, title, text, onDismiss, children }: NoticeCardProps) {
  const id = useId();
  return (
    <Paper
      component="article"
      aria-labelledby={id}
      elevation={8}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onDismiss();
      }}
      sx={styles.card}
    >
      <Box sx={styles.icon}>
        <Icon path={icon} />
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Typography id={id} variant="h5" component="h2">
          {title}
        </Typography>
        <Typography variant="body2" sx={{ mt: 0.25, color: 'text.secondary' }}>
          {text}
        </Typography>
      </Box>
      <Box sx={styles.actions}>{children}</Box>
    </Paper>
  );
}

const styles = {
  card: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: 1.75,
    rowGap: 1,
    p: 2,
    border: '1px solid',
    borderColor: 'divider',
    borderRadius: 2,
    '@keyframes vgr-notice': { from: { opacity: 0, transform: 'translateY(-8px)' } },
    '@media (prefers-reduced-motion: no-preference)': { animation: 'vgr-notice 200ms ease-out' },
  },
  icon: {
    display: 'grid',
    placeItems: 'center',
    width: 44,
    height: 44,
    borderRadius: 1.5,
    bgcolor: 'surface.muted',
    color: 'primary.main',
  },
  actions: {
    gridColumn: '1 / -1',
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: 1,
  },
} as const;
