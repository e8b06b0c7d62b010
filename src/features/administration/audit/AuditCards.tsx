import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { AuditEntry } from '../../../api/adminAuditApi';
import { useFormats } from '../../../i18n/useFormats';
import { AuditDetails } from './AuditDetails';
import { AuditPersonName } from './AuditPersonName';

/** The same where a table would not fit. */
export function AuditCards({ entries }: { entries: readonly AuditEntry[] }) {
  const { t } = useTranslation('adminAudit');
  const { longDate } = useFormats();
  return (
    <Box
      component="ul"
      aria-label={t('title')}
      sx={{ display: 'grid', gap: 1.5, m: 0, p: 0, listStyle: 'none' }}
    >
      {entries.map(({ id, at, event, actor, subject, details }) => (
        <Box
          component="li"
          key={id}
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
            <time dateTime={at ?? undefined}>{longDate(at ?? '')}</time>
          </Typography>
          <Typography sx={{ fontWeight: 600 }}>{t(`events.${event}`)}</Typography>
          <div>
            <AuditPersonName person={actor} nobody={t('nobody')} />
            {subject && subject.id !== actor?.id ? (
              <>
                {' → '}
                <AuditPersonName person={subject} nobody="–" />
              </>
            ) : null}
          </div>
          <AuditDetails details={details} />
        </Box>
      ))}
    </Box>
  );
}
