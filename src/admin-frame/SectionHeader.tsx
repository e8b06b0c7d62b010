import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PageMetadata } from '../components/page/PageMetadata';

interface SectionHeaderProps {
  title: string;
  /** A sentence below the title. */
  lead?: string;
  /** Actions beside the title. */
  actions?: ReactNode;
  /** For an editor, whose first field is the title itself. */
  compact?: boolean;
}

/** The heading of a section. It also sets the document's title. */
export function SectionHeader({ title, lead, actions, compact = false }: SectionHeaderProps) {
  const { t } = useTranslation(['administration', 'metadata']);
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'flex-end',
        justifyContent: 'space-between',
        gap: compact ? 1 : 2,
        mb: compact ? 1 : 3,
      }}
    >
      <PageMetadata title={`${title} – ${t('label')}`} page="Administration" />
      <Box sx={{ minWidth: 0 }}>
        <Typography
          variant={compact ? 'h4' : 'h1'}
          component="h1"
          tabIndex={-1}
          sx={{ outline: 'none', overflowWrap: 'anywhere' }}
        >
          {title}
        </Typography>
        {lead === undefined ? null : (
          <Typography sx={{ mt: 1, maxWidth: '44rem', color: 'text.secondary' }}>{lead}</Typography>
        )}
      </Box>
      {actions === undefined ? null : (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>{actions}</Box>
      )}
    </Box>
  );
}
