import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { AuditEntry } from '../../admin-frame/auditEntryFromWire';
import { useFormats } from '../../i18n/useFormats';
import { AuditDetails } from './AuditDetails';
import { AuditPersonName } from '../../admin-frame/AuditPersonName';

/** The audit table as cards, for narrow screens. */
export function AuditCards({ entries }: { entries: readonly AuditEntry[] }) {
  const { t } = useTranslation('adminAudit');
  const { longDate } = useFormats();
  return (
    <Box
      component="ul"
      aria-label={t('title')}
      sx={{ display: 'grid', gap: 1.5, m: 0, p: 0, listStyle: 'none' }}
    >
      {entries.map((entry) => (
        <Box
          component="li"
          key={entry.id}
          sx={{
            display: 'grid',
            gap: 0.5,
            p: 2,
            minWidth: 0,
            bgcolor: 'background.paper',
            border: '1px solid',
            borderColor: 'divider',
            borderRadius: 2,
          }}
        >
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            <time dateTime={entry.at ?? undefined}>{longDate(entry.at ?? '')}</time>
          </Typography>
          <Typography sx={{ fontWeight: 600 }}>{t(`events.${entry.event}`)}</Typography>
          <div>
            <AuditPersonName person={entry.actor} nobody={t('nobody')} />
            {entry.subject && entry.subject.id !== entry.actor?.id ? (
              <>
                {' → '}
                <AuditPersonName person={entry.subject} nobody="–" />
              </>
            ) : null}
          </div>
          <AuditDetails entry={entry} />
        </Box>
      ))}
    </Box>
  );
}
