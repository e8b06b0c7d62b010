import Alert from '@mui/material/Alert';
import { useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../../components/feedback/useFailureText';
import { roles } from '../../contract/roles';
import { AskingDialog, DialogForm } from '../../admin-frame/FormDialog';
import { MemberField } from '../../admin-frame/MemberField';
import type { Outcome } from '../../admin-frame/OutcomeAlert';
import { useRoleNames } from '../../admin-frame/useRoleNames';
import { useRoleStep } from './useRoleStep';

interface GiveRoleDialogProps {
  role: string;
  open: boolean;
  onClose: () => void;
  onDone: (outcome: Outcome) => void;
}

function GiveRoleForm({ role, onClose, onDone }: Omit<GiveRoleDialogProps, 'open'>) {
  const { t } = useTranslation('adminRoles');
  const { nameOf } = useRoleNames();
  const failureText = useFailureText();
  const { give } = useRoleStep();
  const [member, setMember] = useState<{ id: number; username: string } | null>(null);
  const [memberError, setMemberError] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);

  const submit = async () => {
    if (!member) return;
    const { id, username: name } = member;
    setBusy(true);
    const outcome = await give(id, role);
    setBusy(false);
    if ('error' in outcome) setFailure(failureText(outcome.error, t('notDone')));
    else if (outcome.data === 'unchanged') setMemberError(t('give.has', { name }));
    else {
      onClose();
      onDone({ text: t('give.done', { name, role: nameOf(role) }) });
    }
  };

  return (
    <DialogForm
      text={t('lead')}
      failure={failure}
      busy={busy}
      complete={member !== null}
      labels={{
        cancel: t('cancel'),
        submit: t('give.submit'),
        busy: t('give.busy'),
        hint: t('give.required'),
      }}
      onSubmit={(event: SyntheticEvent) => {
        event.preventDefault();
        void submit();
      }}
      onClose={onClose}
    >
      {role === roles.superAdmin ? (
        <Alert severity="warning">{t('editor.superWarning')}</Alert>
      ) : null}
      <MemberField
        name="username"
        label={t('give.username')}
        value={member}
        error={memberError}
        onChange={(chosen) => {
          setMember(chosen);
          setMemberError(undefined);
          setFailure(undefined);
        }}
      />
    </DialogForm>
  );
}

/** Asks which member gets a role. */
export function GiveRoleDialog({ open, ...props }: GiveRoleDialogProps) {
  const { t } = useTranslation('adminRoles');
  const { nameOf } = useRoleNames();
  return (
    <AskingDialog
      open={open}
      title={t('give.title', { role: nameOf(props.role) })}
      onClose={props.onClose}
    >
      <GiveRoleForm {...props} />
    </AskingDialog>
  );
}
