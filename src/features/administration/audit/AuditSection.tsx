import { mdiMagnifyClose, mdiTableOff } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslation } from 'react-i18next';
import { useGetAuditEntriesQuery, type AuditEntries } from '../../../api/adminAuditApi';
import { asApiError } from '../../../api/apiError';
import { EmptyState } from '../../../components/EmptyState';
import { ErrorAlert } from '../../../components/ErrorAlert';
import { useFailureText } from '../../../components/useFailureText';
import { SectionHeader } from '../SectionHeader';
import { AuditCards } from './AuditCards';
import { AuditFilters } from './AuditFilters';
import { AuditPages } from './AuditPages';
import { AuditTable } from './AuditTable';
import { useAuditAddress } from './useAuditAddress';

/** Who did what and when. */
export function AuditSection() {
  const { t } = useTranslation(['adminAudit', 'administration']);
  const failureText = useFailureText();
  const { wish, go, narrowed, reset } = useAuditAddress();
  const { data, error, isError, isFetching, refetch } = useGetAuditEntriesQuery(wish, {
    refetchOnMountOrArgChange: true,
  });
  const failure = isError ? asApiError(error) : undefined;
  return (
    <>
      <SectionHeader title={t('title')} lead={t('lead')} />
      <AuditFilters wish={wish} narrowed={narrowed} onChange={go} onReset={reset} />
      {failure ? (
        <ErrorAlert
          message={failureText(failure, t('failed'))}
          requestId={failure.kind === 'http' ? failure.requestId : undefined}
          onRetry={() => void refetch()}
        />
      ) : null}
      <Box aria-busy={isFetching}>
        {data && !failure ? (
          <Entries data={data} narrowed={narrowed} onGo={go} onReset={reset} />
        ) : null}
        {data || failure ? null : <Skeleton variant="rounded" height={560} />}
      </Box>
    </>
  );
}

interface EntriesProps {
  data: AuditEntries;
  narrowed: boolean;
  onGo: (wanted: { before?: string; after?: string }) => void;
  onReset: () => void;
}

function Entries({ data, narrowed, onGo, onReset }: EntriesProps) {
  const { t } = useTranslation(['adminAudit', 'administration']);
  const narrow = useMediaQuery('(max-width: 760px)');
  const { items, newer, older } = data;
  if (items.length === 0) {
    return narrowed ? (
      <EmptyState icon={mdiMagnifyClose} title={t('administration:grid.noMatch')}>
        <Button variant="outlined" onClick={onReset}>
          {t('administration:grid.reset')}
        </Button>
      </EmptyState>
    ) : (
      <EmptyState icon={mdiTableOff} title={t('administration:grid.empty')} />
    );
  }
  return (
    <>
      {narrow ? <AuditCards entries={items} /> : <AuditTable entries={items} />}
      <AuditPages newer={newer} older={older} label={t('pages')} onGo={onGo} />
    </>
  );
}
