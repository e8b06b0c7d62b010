import { mdiMagnifyClose, mdiTableOff } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AuditEntries } from '../../admin-frame/auditEntryFromWire';
import { useExportAuditLogMutation, useGetAuditEntriesQuery } from './adminAuditApi';
import { useSecretMutation } from '../../api/useSecretMutation';
import { ExportButton } from '../../admin-frame/ExportButton';
import { EmptyState } from '../../components/feedback/EmptyState';
import { OutcomeAlert, type Outcome } from '../../admin-frame/OutcomeAlert';
import { QueryAlert } from '../../admin-frame/QueryAlert';
import { SectionHeader } from '../../admin-frame/SectionHeader';
import { AuditCards } from './AuditCards';
import { AuditFilters } from './AuditFilters';
import { AuditPages } from '../../admin-frame/AuditPages';
import { AuditTable } from './AuditTable';
import { useAuditAddress } from './useAuditAddress';

const detailTexts = [
  'adminAudit',
  'administration',
  'adminArticles',
  'adminConfiguration',
  'adminOperation',
  'adminRoles',
  'adminSupport',
  'decisions',
] as const;

/** The audit log. */
export function AuditSection() {
  // Load the namespaces of the details too: loaded by a row alone, they would suspend the whole page later.
  const { t } = useTranslation(detailTexts);
  const [outcome, setOutcome] = useState<Outcome>();
  const exportLog = useSecretMutation(useExportAuditLogMutation());
  const { query: filters, go, narrowed, reset } = useAuditAddress();
  const query = useGetAuditEntriesQuery(filters, { refetchOnMountOrArgChange: true });
  const { data, isError, isFetching } = query;
  return (
    <>
      <SectionHeader
        title={t('title')}
        lead={t('lead')}
        actions={
          <ExportButton
            texts={t('export', { returnObjects: true })}
            fileName="audit-log.csv"
            filters={{
              group: filters.group,
              member: filters.member,
              from: filters.from,
              to: filters.to,
            }}
            command={exportLog}
            onDone={setOutcome}
          />
        }
      />
      <OutcomeAlert outcome={outcome} />
      <AuditFilters query={filters} narrowed={narrowed} onChange={go} onReset={reset} />
      <QueryAlert query={query} otherwise={t('failed')} />
      <Box aria-busy={isFetching}>
        {data && !isError ? (
          <Entries data={data} narrowed={narrowed} onGo={go} onReset={reset} />
        ) : null}
        {data || isError ? null : <Skeleton variant="rounded" height={560} />}
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
  // Below this width, five columns (details in two columns) do not fit beside the sidebar.
  const narrow = useMediaQuery('(max-width: 1199.95px)');
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
