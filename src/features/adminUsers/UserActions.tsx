import { mdiAccountCheckOutline, mdiAccountOffOutline, mdiLockReset } from '@mdi/js';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AccountDetail } from '../../admin-frame/accountFromWire';
import { useActOnAccountMutation, type AccountAction } from './adminUsersApi';
import { limits } from '../../contract/limits';
import { Icon } from '../../components/Icon';
import { ConfirmDialog } from '../../admin-frame/ConfirmDialog';
import type { Outcome } from '../../admin-frame/OutcomeAlert';
import { useConfirmDialog } from '../../admin-frame/useConfirmDialog';

const words = {
  disable: 'disable',
  enable: 'enable',
  'force-password-reset': 'reset',
} as const satisfies Record<AccountAction, string>;

const opposites: Partial<Record<AccountAction, AccountAction>> = {
  disable: 'enable',
  enable: 'disable',
};

interface UserActionsProps {
  account: AccountDetail;
  onDone: (outcome: Outcome) => void;
}

/** Disable, enable, require a new password. Each asks for confirmation; disable and enable offer an undo. */
export function UserActions({ account, onDone }: UserActionsProps) {
  const { t } = useTranslation('adminUsers');
  const { id, username: name } = account;
  const [send, { isLoading: busy }] = useActOnAccountMutation();
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const { pending, ask, ...dialog } = useConfirmDialog<AccountAction>({
    run: (action) => send({ id, action, ...(action === 'disable' ? { reason } : {}) }),
    otherwise: t('notDone'),
    onDone: (action) => {
      const opposite = opposites[action];
      const undo = opposite && { label: t('undo'), run: () => ask(opposite) };
      onDone({ text: t(`${words[action]}.done`, { name }), ...(undo ? { undo } : {}) });
    },
  });
  const word = words[pending ?? 'disable'];
  const confirm = () => {
    if (pending === 'disable' && reason.trim() === '') {
      setMissing(true);
      field.current?.focus();
    } else dialog.confirm();
  };
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<Icon path={mdiLockReset} />}
        onClick={() => ask('force-password-reset')}
      >
        {t('reset.action')}
      </Button>
      {account.state === 'disabled' ? (
        <Button
          variant="contained"
          startIcon={<Icon path={mdiAccountCheckOutline} />}
          onClick={() => ask('enable')}
        >
          {t('enable.action')}
        </Button>
      ) : (
        <Button
          variant="outlined"
          color="error"
          startIcon={<Icon path={mdiAccountOffOutline} />}
          onClick={() => ask('disable')}
        >
          {t('disable.action')}
        </Button>
      )}
      <ConfirmDialog
        open={dialog.open}
        title={t(`${word}.title`, { name })}
        text={t(`${word}.text`, { name })}
        labels={{
          confirm: t(`${word}.action`),
          busy: t(`${word}.busy`),
          cancel: t('cancel'),
        }}
        severe={pending !== 'enable'}
        busy={busy}
        failure={dialog.failure}
        onConfirm={confirm}
        onClose={dialog.close}
      >
        {pending === 'disable' ? (
          <TextField
            inputRef={field}
            label={t('disable.reason')}
            helperText={missing ? t('disable.reasonMissing') : t('disable.reasonHint')}
            error={missing}
            required
            multiline
            minRows={2}
            value={reason}
            onChange={({ target }) => {
              setReason(target.value);
              setMissing(false);
            }}
            slotProps={{ htmlInput: { maxLength: limits.disablingReason } }}
          />
        ) : null}
      </ConfirmDialog>
    </>
  );
}
