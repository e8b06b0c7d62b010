import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { RecordedError } from '../../contract/snapshot/diagnostics';
import { useFormats } from '../../i18n/useFormats';
import { DetailCard } from '../../admin-frame/DetailCard';
import { useDurations } from './useDurations';

/** The last errors on the page before the report, newest first. */
export function CaseErrors({ errors }: { errors: readonly RecordedError[] }) {
  const { t } = useTranslation('adminSupport');
  const { count: formatCount } = useFormats();
  const { before } = useDurations();
  return (
    <DetailCard title={t('errors.title')}>
      {errors.length === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>{t('errors.none')}</Typography>
      ) : (
        <Box component="ol" aria-label={t('errors.title')} sx={listStyles}>
          {errors.toReversed().map(({ ago, name, message, frames, count }, index) => (
            <li key={index}>
              <Typography translate="no" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
                {message === '' ? name : `${name}: ${message}`}
              </Typography>
              {frames.map((frame) => (
                <Box key={frame} component="code" translate="no" sx={frameStyles}>
                  {frame}
                </Box>
              ))}
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {before(ago)}
                {count > 1 ? ` · ${t('errors.times', { count, shown: formatCount(count) })}` : null}
              </Typography>
            </li>
          ))}
        </Box>
      )}
    </DetailCard>
  );
}

const listStyles = { display: 'grid', gap: 1.5, m: 0, p: 0, listStyle: 'none' } as const;
const frameStyles = {
  display: 'block',
  color: 'text.secondary',
  fontSize: '0.8125rem',
  overflowWrap: 'anywhere',
} as const;
