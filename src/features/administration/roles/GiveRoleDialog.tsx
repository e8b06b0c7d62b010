import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Alert from '@mui/material/Alert';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorAlert } from '../../../components/ErrorAlert';
import { SubmitButton } from '../../../components/SubmitButton';
import { TextInput } from '../../../components/TextInput';
import { useFailureText } from '../../../components/useFailureText';
import { useRuledForm } from '../../../components/useRuledForm';
import { roles } from '../../../contract/roles';
import type { Outcome } from '../OutcomeAlert';
import { useMemberByName } from './useMemberByName';
import { useRoleNames } from './useRoleNames';
import { useRoleStep } from './useRoleStep';

interface GiveRoleDialogProps {
  role: string;
  open: boolean;
  onClose: () => void;
  onDone: (outcome: Outcome) => void;
}

const initial = { username: '' };
const rules = {
  username: (value: string) =>
    value.trim() === '' ? ('adminRoles:give.required' as const) : undefined,
};

function GiveRoleForm({ role, onClose, onDone }: Omit<GiveRoleDialogProps, 'open'>) {
  const { t } = useTranslation('adminRoles');
  const { nameOf } = useRoleNames();
  const failureText = useFailureText();
  const findMember = useMemberByName();
  const { give } = useRoleStep();
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  const { field, complete, onSubmit, refuse } = useRuledForm({ initial, rules });

  const giveTo = async (username: string) => {
    const found = await findMember(username);
    if ('error' in found) return failureText(found.error, t('notDone'));
    const { member } = found;
    const name = member?.username ?? username;
    if (!member || member.roles.includes(role)) {
      refuse([{ field: 'username', message: member ? t('give.has', { name }) : t('give.none') }]);
      return undefined;
    }
    const outcome = await give(member.id, role);
    if ('error' in outcome) return failureText(outcome.error, t('notDone'));
    onClose();
    onDone({ text: t('give.done', { name, role: nameOf(role) }) });
    return undefined;
  };
  const submit = onSubmit(async ({ username }) => {
    setBusy(true);
    setFailure(await giveTo(username.trim()));
    setBusy(false);
  });

  return (
    <form noValidate onSubmit={submit}>
      <DialogContent>
        <Stack spacing={2.5}>
          <DialogContentText>{t('lead')}</DialogContentText>
          {role === roles.superAdmin ? (
            <Alert severity="warning">{t('editor.superWarning')}</Alert>
          ) : null}
          {failure === undefined ? null : <ErrorAlert message={failure} />}
          <TextInput {...field('username')} label={t('give.username')} autoComplete="off" />
        </Stack>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button color="inherit" onClick={onClose} disabled={busy}>
          {t('cancel')}
        </Button>
        <SubmitButton
          label={t('give.submit')}
          busyLabel={t('give.busy')}
          busy={busy}
          disabled={!complete}
          hint={t('give.required')}
        />
      </DialogActions>
    </form>
  );
}

/** Asks whom to give a role to. */
export function GiveRoleDialog({ open, ...props }: GiveRoleDialogProps) {
  const { t } = useTranslation('adminRoles');
  const { nameOf } = useRoleNames();
  const id = useId();
  return (
    <Dialog open={open} onClose={props.onClose} aria-labelledby={id} maxWidth="xs" fullWidth>
      <DialogTitle id={id} sx={{ overflowWrap: 'anywhere' }}>
        {t('give.title', { role: nameOf(props.role) })}
      </DialogTitle>
      <GiveRoleForm {...props} />
    </Dialog>
  );
}
