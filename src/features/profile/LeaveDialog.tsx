import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

interface LeaveDialogProps {
  open: boolean;
  onStay: () => void;
  onLeave: () => void;
}

/** Asks for confirmation before unsaved changes are lost. */
export function LeaveDialog({ open, onStay, onLeave }: LeaveDialogProps) {
  const { t } = useTranslation('profile');
  const id = useId();
  return (
    <Dialog
      open={open}
      onClose={onStay}
      aria-labelledby={id}
      aria-describedby={`${id}-text`}
      maxWidth="xs"
      fullWidth
    >
      <DialogTitle id={id}>{t('leave.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`}>{t('leave.text')}</DialogContentText>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button color="inherit" onClick={onStay}>
          {t('leave.stay')}
        </Button>
        <Button variant="contained" color="error" onClick={onLeave}>
          {t('leave.leave')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
