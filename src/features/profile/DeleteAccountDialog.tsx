import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useDeleteAccountMutation } from '../../api/usersApi';
import { useSecretMutation } from '../../api/useSecretMutation';
import { ErrorAlert } from '../../components/feedback/ErrorAlert';
import { PasswordInput } from '../../components/forms/PasswordInput';
import { SubmitButton } from '../../components/forms/SubmitButton';
import { useValidatedForm } from '../../components/forms/useValidatedForm';
import type { SessionUser } from '../../state/session';
import { useFailureNotice } from './useFailureNotice';

interface DeleteAccountDialogProps {
  user: SessionUser;
  open: boolean;
  onClose: () => void;
}

const initial = { password: '' };
const rules = {
  password: (value: string) =>
    value === '' ? ('profile:password.validation.current' as const) : undefined,
};

function DeletionForm({ user, onClose }: Omit<DeleteAccountDialogProps, 'open'>) {
  const { t } = useTranslation('profile');
  const [deleteAccount, busy] = useSecretMutation(useDeleteAccountMutation());
  const { failure, forget, tellOf } = useFailureNotice({
    id: 'account-deletion',
    titleKey: 'profile:delete.failedTitle',
    messageKey: 'profile:delete.failed',
  });
  const { field, complete, onSubmit, setServerErrors } = useValidatedForm({ initial, rules });
  const submit = onSubmit(async ({ password }) => {
    forget();
    const outcome = await deleteAccount({ id: user.id, password });
    if ('data' in outcome) return;
    if (outcome.error.kind === 'http') setServerErrors(outcome.error.violations);
    tellOf(outcome.error, t('delete.failed'));
  });
  return (
    <form noValidate onSubmit={submit}>
      <DialogContent>
        <Stack spacing={2.5}>
          <DialogContentText>{t('delete.text')}</DialogContentText>
          {failure === undefined ? null : <ErrorAlert message={failure} />}
          <PasswordInput
            {...field('password')}
            label={t('delete.password')}
            hint={t('delete.passwordHint')}
            autoComplete="current-password"
          />
        </Stack>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button color="inherit" onClick={onClose} disabled={busy}>
          {t('delete.cancel')}
        </Button>
        <SubmitButton
          label={t('delete.submit')}
          busyLabel={t('delete.submitting')}
          busy={busy}
          disabled={!complete}
          hint={t('delete.hint')}
          color="error"
        />
      </DialogActions>
    </form>
  );
}

/** Asks for confirmation and the password before the account is deleted permanently. */
export function DeleteAccountDialog({ user, open, onClose }: DeleteAccountDialogProps) {
  const { t } = useTranslation('profile');
  const id = useId();
  return (
    <Dialog open={open} onClose={onClose} aria-labelledby={id} maxWidth="xs" fullWidth>
      <DialogTitle id={id}>{t('delete.title')}</DialogTitle>
      <DeletionForm user={user} onClose={onClose} />
    </Dialog>
  );
}
