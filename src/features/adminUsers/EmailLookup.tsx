import { mdiEmailSearchOutline } from '@mdi/js';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { isNotFound } from '../../api/errors/apiError';
import { useFindAccountByEmailMutation } from './adminUsersApi';
import { useSecretMutation } from '../../api/useSecretMutation';
import { Icon } from '../../components/Icon';
import { TextInput } from '../../components/forms/TextInput';
import { useFailureText } from '../../components/feedback/useFailureText';
import { useValidatedForm } from '../../components/forms/useValidatedForm';
import { isEmail } from '../../contract/rules';
import { AskingDialog, DialogForm } from '../../admin-frame/FormDialog';
import { useUserPath } from '../../admin-frame/useUserPath';

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
  const [find, busy] = useSecretMutation(useFindAccountByEmailMutation());
  const [failure, setFailure] = useState<string>();
  const { field, complete, onSubmit, setServerErrors } = useValidatedForm({ initial, rules });
  const submit = onSubmit(async ({ email }) => {
    setFailure(undefined);
    const outcome = await find({ email: email.trim() });
    if ('data' in outcome) {
      await navigate(pathOf(outcome.data.id));
      return;
    }
    if (isNotFound(outcome.error)) setServerErrors([{ field: 'email', message: t('lookup.none') }]);
    else setFailure(failureText(outcome.error, t('lookup.failed')));
  });
  return (
    <DialogForm
      text={t('lookup.text')}
      failure={failure}
      busy={busy}
      complete={complete}
      labels={{
        cancel: t('cancel'),
        submit: t('lookup.submit'),
        busy: t('lookup.busy'),
        hint: t('lookup.hint'),
      }}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextInput {...field('email')} type="email" label={t('lookup.email')} autoComplete="off" />
    </DialogForm>
  );
}

/** Finds a member by their email address. */
export function EmailLookup() {
  const { t } = useTranslation('adminUsers');
  const [open, setOpen] = useState(false);
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
      <AskingDialog open={open} title={t('lookup.title')} onClose={close}>
        <LookupForm onClose={close} />
      </AskingDialog>
    </>
  );
}
