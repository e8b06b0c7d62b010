import { useTranslation } from 'react-i18next';
import { useExportAccountsMutation, type AccountFilters } from '../../../api/adminUsersApi';
import { useSecretMutation } from '../../../api/useSecretMutation';
import { saveFile } from '../../../components/saveFile';
import { DownloadButton } from '../DownloadButton';
import type { Outcome } from '../OutcomeAlert';

interface ExportButtonProps {
  filters: AccountFilters;
  onDone: (outcome: Outcome) => void;
}

/** Exports all members that match the filters to a file. */
export function ExportButton({ filters, onDone }: ExportButtonProps) {
  const { t } = useTranslation('adminUsers');
  const [send, busy] = useSecretMutation(useExportAccountsMutation());
  const save = (file: Blob) => saveFile(file, 'members.csv');
  return (
    <DownloadButton
      texts={t('export', { returnObjects: true })}
      busy={busy}
      run={() => send({ filters, save })}
      onDone={onDone}
    />
  );
}
