import { mdiEmailSearchOutline } from '@mdi/js';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { isNotFound } from '../../../api/apiError';
import { useFindAccountByEmailMutation } from '../../../api/adminUsersApi';
import { useSealed } from '../../../api/useSealed';
import { ErrorAlert } from '../../../components/ErrorAlert';
import { Icon } from '../../../components/Icon';
import { SubmitButton } from '../../../components/SubmitButton';
import { TextInput } from '../../../components/TextInput';
import { useFailureText } from '../../../components/useFailureText';
import { useRuledForm } from '../../../components/useRuledForm';
import { isEmail } from '../../../contract/rules';
import { useUserPath } from './useUserPath';

const initial = { email: '' };
const rules = {
  email: (value: string) =>
    isEmail(value.trim()) ? undefined : ('adminUsers:lookup.invalid' as const),
};

function LookupForm({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('adminUsers');
  const navigate = useNavigate();
  const pathOf = useUserPath();
  const failureText = useFailureText();
  const [find, busy] = useSealed(useFindAccountByEmailMutation());
  const [failure, setFailure] = useState<string>();
  const { field, complete, onSubmit, refuse } = useRuledForm({ initial, rules });
  const submit = onSubmit(async ({ email }) => {
    setFailure(undefined);
    const outcome = await find({ email: email.trim() });
    if ('data' in outcome) {
      await navigate(pathOf(outcome.data.id));
      return;
    }
    if (isNotFound(outcome.error)) refuse([{ field: 'email', message: t('lookup.none') }]);
    else setFailure(failureText(outcome.error, t('lookup.failed')));
  });
  return (
    <form noValidate onSubmit={submit}>
      <DialogContent>
        <Stack spacing={2.5}>
          <DialogContentText>{t('lookup.text')}</DialogContentText>
          {failure === undefined ? null : <ErrorAlert message={failure} />}
          <TextInput
            {...field('email')}
            type="email"
            label={t('lookup.email')}
            autoComplete="off"
          />
        </Stack>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button color="inherit" onClick={onClose} disabled={busy}>
          {t('cancel')}
        </Button>
        <SubmitButton
          label={t('lookup.submit')}
          busyLabel={t('lookup.busy')}
          busy={busy}
          disabled={!complete}
          hint={t('lookup.hint')}
        />
      </DialogActions>
    </form>
  );
}

/** Finds somebody who writes to the site by the address they write from. */
export function EmailLookup() {
  const { t } = useTranslation('adminUsers');
  const [open, setOpen] = useState(false);
  const id = useId();
  const close = () => setOpen(false);
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<Icon path={mdiEmailSearchOutline} />}
        onClick={() => setOpen(true)}
      >
        {t('lookup.action')}
      </Button>
      <Dialog open={open} onClose={close} aria-labelledby={id} maxWidth="xs" fullWidth>
        <DialogTitle id={id}>{t('lookup.title')}</DialogTitle>
        <LookupForm onClose={close} />
      </Dialog>
    </>
  );
}
