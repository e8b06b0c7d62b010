import { mdiDeleteOutline, mdiPlayCircleOutline } from '@mdi/js';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useDeleteSupportCaseMutation, useFetchSnapshotMutation } from './adminSupportApi';
import type { SupportCaseDetail } from './supportCaseFromWire';
import { useSecretMutation } from '../../api/useSecretMutation';
import { Icon } from '../../components/Icon';
import { saveFile } from '../../components/saveFile';
import { replayAddress } from '../../contract/replay';
import { snapshotFileName } from '../../contract/snapshot/snapshotFormat';
import { currentLanguage } from '../../i18n/createI18n';
import { ConfirmDialog } from '../../admin-frame/ConfirmDialog';
import { DownloadButton } from '../../admin-frame/DownloadButton';
import type { Outcome } from '../../admin-frame/OutcomeAlert';
import { useConfirmDialog } from '../../admin-frame/useConfirmDialog';
import { useCasePath } from './useCasePath';

interface CaseActionsProps {
  supportCase: SupportCaseDetail;
  onDone: (outcome: Outcome) => void;
}

/** Actions on a case: open the replay, download the snapshot, delete the case. */
export function CaseActions(props: CaseActionsProps) {
  const { t, i18n } = useTranslation('adminSupport');
  const { supportCase } = props;
  const { id } = supportCase;
  return (
    <>
      <Button
        variant="contained"
        href={replayAddress(id, currentLanguage(i18n))}
        target="_blank"
        rel="noopener"
        startIcon={<Icon path={mdiPlayCircleOutline} />}
      >
        {t('replay')}
      </Button>
      <SnapshotButton {...props} />
      <DeleteButton supportCase={supportCase} />
    </>
  );
}

function SnapshotButton({ supportCase, onDone }: CaseActionsProps) {
  const { t } = useTranslation('adminSupport');
  const [send, busy] = useSecretMutation(useFetchSnapshotMutation());
  const take = (text: string) =>
    saveFile(
      new Blob([text], { type: 'application/json' }),
      snapshotFileName(supportCase.createdAt ?? ''),
    );
  return (
    <DownloadButton
      texts={t('download', { returnObjects: true })}
      busy={busy}
      run={() => send({ id: supportCase.id, take })}
      onDone={onDone}
    />
  );
}

function DeleteButton({ supportCase: { id, code } }: Pick<CaseActionsProps, 'supportCase'>) {
  const { t } = useTranslation('adminSupport');
  const navigate = useNavigate();
  const pathOf = useCasePath();
  const [send, { isLoading: busy }] = useDeleteSupportCaseMutation();
  const { ask, ...dialog } = useConfirmDialog<number>({
    run: send,
    otherwise: t('delete.failed'),
    onDone: () => void navigate(pathOf(), { state: { deleted: code } }),
  });
  return (
    <>
      <Button
        variant="outlined"
        color="error"
        startIcon={<Icon path={mdiDeleteOutline} />}
        onClick={() => ask(id)}
      >
        {t('delete.action')}
      </Button>
      <ConfirmDialog
        open={dialog.open}
        title={t('delete.title', { code })}
        text={t('delete.text')}
        labels={{ confirm: t('delete.action'), busy: t('delete.busy'), cancel: t('cancel') }}
        severe
        busy={busy}
        failure={dialog.failure}
        onConfirm={dialog.confirm}
        onClose={dialog.close}
      />
    </>
  );
}
