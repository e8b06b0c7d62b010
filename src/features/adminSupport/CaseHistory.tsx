import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import type { AuditEntry } from '../../admin-frame/auditEntryFromWire';
import { useGetCaseHistoryQuery, type CaseHistoryQuery } from './adminSupportApi';
import { isSupportStatus } from '../../contract/supportRules';
import { useFormats } from '../../i18n/useFormats';
import { useRoute } from '../../navigation/useRoute';
import { AuditPages } from '../../admin-frame/AuditPages';
import { AuditPersonName } from '../../admin-frame/AuditPersonName';
import { DetailCard } from '../../admin-frame/DetailCard';
import { QueryAlert } from '../../admin-frame/QueryAlert';

/** Who opened, downloaded, replayed and changed a case; its reporter may ask for this. */
export function CaseHistory({ id }: { id: number }) {
  const { t } = useTranslation('adminSupport');
  const { pathTo } = useRoute();
  const [place, setPlace] = useState<Omit<CaseHistoryQuery, 'id'>>({});
  const query = useGetCaseHistoryQuery(
    { id, ...place },
    // The replay console opens in another tab: refetch on return, since opening it is recorded.
    { refetchOnMountOrArgChange: true, refetchOnFocus: true },
  );
  const { data, isError, isFetching } = query;
  return (
    <DetailCard title={t('history.title')}>
      <Typography variant="body2" sx={{ mb: 2, color: 'text.secondary' }}>
        {t('history.lead')}{' '}
        <Link component={RouterLink} to={`${pathTo('Administration')}/audit?group=support`}>
          {t('history.audit')}
        </Link>
      </Typography>
      <QueryAlert query={query} otherwise={t('history.failed')} />
      {data && !isError ? (
        <Box aria-busy={isFetching}>
          <Box component="ol" aria-label={t('history.title')} sx={listStyles}>
            {data.items.map((entry) => (
              <Line key={entry.id} entry={entry} />
            ))}
          </Box>
          {data.newer === null && data.older === null ? null : (
            <AuditPages {...data} label={t('history.pages')} onGo={setPlace} />
          )}
        </Box>
      ) : null}
      {data || isError ? null : <Skeleton variant="rounded" height={180} />}
    </DetailCard>
  );
}

function Line({ entry: { at, event, actor, details } }: { entry: AuditEntry }) {
  const { t } = useTranslation(['adminSupport', 'adminAudit']);
  const { longDate } = useFormats();
  const changes = useChanges(Object.fromEntries(details));
  return (
    <Box component="li" sx={lineStyles}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, alignItems: 'baseline' }}>
        <Typography component="span" sx={{ fontWeight: 600 }}>
          {t(`adminAudit:events.${event}`)}
        </Typography>
        <AuditPersonName person={actor} nobody={t('guest')} />
        <Typography
          component="time"
          variant="body2"
          dateTime={at ?? undefined}
          sx={{ ml: { sm: 'auto' }, color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}
        >
          {longDate(at ?? '')}
        </Typography>
      </Box>
      {changes === '' ? null : (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {changes}
        </Typography>
      )}
    </Box>
  );
}

/** Describes a change. The text of notes is not recorded. */
function useChanges({ from, to, notes }: Record<string, string>): string {
  const { t } = useTranslation('adminSupport');
  const status =
    isSupportStatus(from) && isSupportStatus(to)
      ? [t('history.status', { from: t(`statuses.${from}`), to: t(`statuses.${to}`) })]
      : [];
  return [...status, ...(notes === 'true' ? [t('history.notes')] : [])].join(' · ');
}

const listStyles = { m: 0, p: 0, listStyle: 'none' } as const;

const lineStyles = {
  py: 1.25,
  borderTop: '1px solid',
  borderColor: 'divider',
  '&:first-of-type': { borderTop: 0, pt: 0 },
} as const;
