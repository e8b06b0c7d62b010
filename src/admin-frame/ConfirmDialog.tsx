import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { useId, type ReactNode } from 'react';
import { BusyButton } from '../components/buttons/BusyButton';
import { ErrorAlert } from '../components/feedback/ErrorAlert';

export interface ConfirmDialogProps {
  open: boolean;
  title: string;
  /** What will happen, in one sentence. */
  text: string;
  /** Details of the change, shown below the text. */
  children?: ReactNode;
  /** `busy` replaces the label of the confirming button while the action runs. */
  labels: { confirm: string; busy?: string; cancel: string };
  /** For actions that cannot be undone or that remove something. */
  severe?: boolean;
  busy?: boolean;
  failure?: string | undefined;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks for confirmation. It stays open until the action has succeeded, and shows the error if it fails. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, text, children, labels, severe = false, busy = false, failure } = props;
  const id = useId();
  return (
    <Dialog
      open={open}
      onClose={busy ? undefined : props.onClose}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      maxWidth="xs"
      fullWidth
    >
      <DialogTitle id={`${id}-title`} sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </DialogTitle>
      <DialogContent>
        <Stack spacing={2}>
          <DialogContentText id={`${id}-text`} sx={{ overflowWrap: 'anywhere' }}>
            {text}
          </DialogContentText>
          {children}
          {failure === undefined ? null : <ErrorAlert message={failure} />}
        </Stack>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button color="inherit" onClick={props.onClose} disabled={busy}>
          {labels.cancel}
        </Button>
        <BusyButton
          variant="contained"
          color={severe ? 'error' : 'primary'}
          busy={busy}
          onClick={props.onConfirm}
        >
          {busy ? (labels.busy ?? labels.confirm) : labels.confirm}
        </BusyButton>
      </DialogActions>
    </Dialog>
  );
}
