import { mdiDownload } from '@mdi/js';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useExportAccountsMutation, type AccountFilters } from '../../../api/adminUsersApi';
import { useSealed } from '../../../api/useSealed';
import { Icon } from '../../../components/Icon';
import { saveFile } from '../../../components/saveFile';
import { useFailureText } from '../../../components/useFailureText';

interface ExportButtonProps {
  filters: AccountFilters;
  onDone: (text: string) => void;
  onFailure: (text: string) => void;
}

/** Saves everybody the filters let through as a file. */
export function ExportButton({ filters, onDone, onFailure }: ExportButtonProps) {
  const { t } = useTranslation('adminUsers');
  const failureText = useFailureText();
  const [send, busy] = useSealed(useExportAccountsMutation());
  const start = async () => {
    const save = (file: Blob) => saveFile(file, 'members.csv');
    const outcome = await send({ filters, save });
    if ('error' in outcome) onFailure(failureText(outcome.error, t('export.failed')));
    else onDone(t('export.done'));
  };
  return (
    <Button
      variant="outlined"
      color="inherit"
      startIcon={<Icon path={mdiDownload} />}
      loading={busy}
      loadingPosition="start"
      onClick={() => void start()}
    >
      {busy ? t('export.busy') : t('export.action')}
    </Button>
  );
}
