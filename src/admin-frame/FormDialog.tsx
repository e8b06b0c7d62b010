import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { useId, type ReactNode, type SyntheticEvent } from 'react';
import { ErrorAlert } from '../components/feedback/ErrorAlert';
import { SubmitButton } from '../components/forms/SubmitButton';

interface AskingDialogProps {
  open: boolean;
  title: string;
  onClose: () => void;
  /** A {@link DialogForm}. It is remounted each time the dialog opens. */
  children: ReactNode;
}

/** A dialog with a form to fill in before the action. */
export function AskingDialog({ open, title, onClose, children }: AskingDialogProps) {
  const id = useId();
  return (
    <Dialog open={open} onClose={onClose} aria-labelledby={id} maxWidth="xs" fullWidth>
      <DialogTitle id={id} sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </DialogTitle>
      {children}
    </Dialog>
  );
}

interface DialogFormProps {
  text: string;
  failure: string | undefined;
  busy: boolean;
  /** Whether all required fields are filled in. */
  complete: boolean;
  /** `hint` tells what is missing. */
  labels: { cancel: string; submit: string; busy: string; hint: string };
  onSubmit: (event: SyntheticEvent<HTMLFormElement>) => void;
  onClose: () => void;
  children: ReactNode;
}

/** The fields of a form dialog and its two buttons. */
export function DialogForm(props: DialogFormProps) {
  const { text, failure, busy, complete, labels, onSubmit, onClose, children } = props;
  return (
    <form noValidate onSubmit={onSubmit}>
      <DialogContent>
        <Stack spacing={2.5}>
          <DialogContentText>{text}</DialogContentText>
          {failure === undefined ? null : <ErrorAlert message={failure} />}
          {children}
        </Stack>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button color="inherit" onClick={onClose} disabled={busy}>
          {labels.cancel}
        </Button>
        <SubmitButton
          label={labels.submit}
          busyLabel={labels.busy}
          busy={busy}
          disabled={!complete}
          hint={labels.hint}
        />
      </DialogActions>
    </form>
  );
}
