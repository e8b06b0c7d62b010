import { useTranslation } from 'react-i18next';
import { useExportAuditLogMutation, type AuditFilters } from '../../../api/adminAuditApi';
import { useSecretMutation } from '../../../api/useSecretMutation';
import { saveFile } from '../../../components/saveFile';
import { DownloadButton } from '../DownloadButton';
import type { Outcome } from '../OutcomeAlert';

interface AuditExportProps {
  filters: AuditFilters;
  onDone: (outcome: Outcome) => void;
}

/** Exports all entries that match the filters to a file. */
export function AuditExport({ filters, onDone }: AuditExportProps) {
  const { t } = useTranslation('adminAudit');
  const [send, busy] = useSecretMutation(useExportAuditLogMutation());
  const save = (file: Blob) => saveFile(file, 'audit-log.csv');
  return (
    <DownloadButton
      texts={t('export', { returnObjects: true })}
      busy={busy}
      run={() => send({ filters, save })}
      onDone={onDone}
    />
  );
}
