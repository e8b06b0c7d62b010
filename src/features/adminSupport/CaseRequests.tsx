import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { FailedRequest } from '../../contract/snapshot/diagnostics';
import { DetailCard } from '../../admin-frame/DetailCard';
import { useDurations } from './useDurations';

/** The last failed requests before the report, newest first. */
export function CaseRequests({ requests }: { requests: readonly FailedRequest[] }) {
  const { t } = useTranslation('adminSupport');
  const { before, length } = useDurations();
  return (
    <DetailCard title={t('requests.title')}>
      {requests.length === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>{t('requests.none')}</Typography>
      ) : (
        <Box
          component="section"
          aria-label={t('requests.table')}
          tabIndex={0}
          sx={{ overflowX: 'auto' }}
        >
          <Box component="table" aria-label={t('requests.title')} sx={tableStyles}>
            <thead>
              <tr>
                <th scope="col">{t('requests.request')}</th>
                <th scope="col">{t('requests.outcome')}</th>
                <th scope="col">{t('requests.duration')}</th>
                <th scope="col">{t('requests.when')}</th>
              </tr>
            </thead>
            <tbody>
              {requests
                .toReversed()
                .map(({ ago, method, route, status, reason, duration }, index) => (
                  <tr key={index}>
                    <td translate="no">
                      <code>{`${method} ${route}`}</code>
                    </td>
                    <td>{status === 0 ? t(`requests.reasons.${reason}`) : status}</td>
                    <td>{length(duration)}</td>
                    <td>{before(ago)}</td>
                  </tr>
                ))}
            </tbody>
          </Box>
        </Box>
      )}
    </DetailCard>
  );
}

const tableStyles = {
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  typography: 'body2',
  '& th, & td': {
    py: 0.75,
    pr: 2,
    textAlign: 'start',
    verticalAlign: 'top',
    borderBottom: '1px solid',
    borderColor: 'divider',
  },
  '& th': { color: 'text.secondary', fontWeight: 600, whiteSpace: 'nowrap' },
  '& td': { whiteSpace: 'nowrap' },
  '& td:first-of-type': { minWidth: '11rem', whiteSpace: 'normal', overflowWrap: 'anywhere' },
  '& tr:last-of-type td': { borderBottom: 0 },
} as const;
