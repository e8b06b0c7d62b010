import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { useId, type ReactNode } from 'react';
import { ErrorAlert } from '../../components/ErrorAlert';

export interface ConfirmDialogProps {
  open: boolean;
  title: string;
  /** What will happen, in plain words. */
  text: string;
  /** More than words: what exactly is changed. */
  children?: ReactNode;
  labels: { confirm: string; busy: string; cancel: string };
  /** For what cannot be taken back, or takes something away. */
  severe?: boolean;
  busy: boolean;
  failure?: string | undefined;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks once more before something happens to somebody. It stays open until it has happened, and says why if it has not. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, text, children, labels, severe = false, busy, failure } = props;
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
        <Button
          variant="contained"
          color={severe ? 'error' : 'primary'}
          loading={busy}
          loadingPosition="start"
          onClick={props.onConfirm}
        >
          {busy ? labels.busy : labels.confirm}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
