import { mdiChevronLeft, mdiChevronRight } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { AuditEntries } from './auditEntryFromWire';
import { Icon } from '../components/Icon';

interface AuditPagesProps extends Pick<AuditEntries, 'newer' | 'older'> {
  /** The accessible name of this navigation. */
  label: string;
  onGo: (wanted: { before?: string; after?: string }) => void;
}

/** Links to the newer and the older entries. */
export function AuditPages({ newer, older, label, onGo }: AuditPagesProps) {
  const { t } = useTranslation('adminAudit');
  return (
    <Box
      component="nav"
      aria-label={label}
      sx={{ display: 'flex', justifyContent: 'flex-end', gap: 1.5, mt: 2 }}
    >
      <Button
        variant="outlined"
        color="inherit"
        disabled={newer === null}
        startIcon={<Icon path={mdiChevronLeft} />}
        onClick={() => onGo({ after: String(newer) })}
      >
        {t('newer')}
      </Button>
      <Button
        variant="outlined"
        color="inherit"
        disabled={older === null}
        endIcon={<Icon path={mdiChevronRight} />}
        onClick={() => onGo({ before: String(older) })}
      >
        {t('older')}
      </Button>
    </Box>
  );
}
