import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorAlert } from '../../../components/ErrorAlert';

interface ConfirmDialogProps {
  title: string;
  text: string;
  failure?: string | undefined;
  busy?: boolean;
  /** The label of the confirm button; names the action. */
  confirm: string;
  refuse?: string;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks for confirmation before an action that readers would notice or that cannot be undone. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, text, failure, busy = false, confirm, refuse, onConfirm, onClose } = props;
  const { t } = useTranslation('common');
  const id = useId();
  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby={id}
      aria-describedby={`${id}-text`}
      maxWidth="xs"
      fullWidth
    >
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent>
        {failure === undefined ? null : <ErrorAlert message={failure} />}
        <DialogContentText id={`${id}-text`}>{text}</DialogContentText>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button color="inherit" onClick={onClose} disabled={busy}>
          {refuse ?? t('cancel')}
        </Button>
        <Button variant="contained" color="error" onClick={onConfirm} disabled={busy}>
          {confirm}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
