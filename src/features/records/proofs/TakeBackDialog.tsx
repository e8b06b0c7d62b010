import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { asApiError } from '../../../api/errors/apiError';
import { useTakeProofBackMutation } from '../../../api/proofApi';
import { BusyButton } from '../../../components/buttons/BusyButton';
import { ErrorAlert } from '../../../components/feedback/ErrorAlert';
import { useFailureText } from '../../../components/feedback/useFailureText';

export interface ProofActionProps {
  open: boolean;
  onClose: () => void;
  /** Of the proof. */
  id: number;
  /** Of its chart. */
  name: string;
}

/** Takes a waiting proof back, after confirmation: its place in the queue is lost. */
export function TakeBackDialog({ open, onClose, id, name }: ProofActionProps) {
  const { t } = useTranslation(['proofs', 'common']);
  const titleId = useId();
  const failureText = useFailureText();
  const [takeBack, { isLoading, error, reset }] = useTakeProofBackMutation();
  const failure = asApiError(error);
  const close = () => {
    reset();
    onClose();
  };
  const confirm = async () => {
    const outcome = await takeBack(id);
    if (!outcome.error) close();
  };
  return (
    <Dialog open={open} onClose={close} aria-labelledby={titleId} maxWidth="xs">
      <DialogTitle id={titleId}>{t('takeBack.title', { name })}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <DialogContentText>{t('takeBack.text')}</DialogContentText>
        {failure ? <ErrorAlert message={failureText(failure, t('takeBack.failed'))} /> : null}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button color="inherit" onClick={close}>
          {t('common:cancel')}
        </Button>
        <BusyButton variant="contained" busy={isLoading} onClick={() => void confirm()}>
          {t('takeBack.button')}
        </BusyButton>
      </DialogActions>
    </Dialog>
  );
}
