import Alert from '@mui/material/Alert';
import { useTranslation } from 'react-i18next';
import { BusyButton } from '../../components/buttons/BusyButton';
import { useUpdateProfileMutation } from '../../api/usersApi';
import { useSecretMutation } from '../../api/useSecretMutation';
import type { SessionUser } from '../../state/session';
import { notificationQueued } from '../../state/uiSlice';
import { useAppDispatch } from '../../store/hooks';
import { useFailureNotice } from './useFailureNotice';

/** An unconfirmed new email address: resend the link, or cancel the change. */
export function PendingEmail({ user }: { user: SessionUser }) {
  const { t } = useTranslation('profile');
  const dispatch = useAppDispatch();
  const [update, busy] = useSecretMutation(useUpdateProfileMutation());
  const notice = useFailureNotice({
    id: 'profile-update',
    titleKey: 'profile:info.failedTitle',
    messageKey: 'profile:info.failed',
  });
  const { email, pendingEmail } = user;
  if (!pendingEmail || !email) return null;

  const send = async (address: string, outcome: 'sent' | 'cancelled') => {
    notice.forget();
    const result = await update({ user, changes: { email: address } });
    if ('error' in result) notice.tellOf(result.error, t('info.failed'));
    else {
      dispatch(
        notificationQueued({
          id: 'profile-update',
          titleKey: `profile:info.pendingEmail.${outcome}.title`,
          messageKey: `profile:info.pendingEmail.${outcome}.message`,
          severity: 'success',
        }),
      );
    }
  };
  return (
    <Alert severity="info" sx={{ overflowWrap: 'anywhere' }}>
      {notice.failure ?? t('info.pendingEmail.waiting', { email: pendingEmail, current: email })}
      <div>
        <BusyButton
          color="inherit"
          size="small"
          busy={false}
          idle={busy}
          onClick={() => void send(pendingEmail, 'sent')}
        >
          {t('info.pendingEmail.resend')}
        </BusyButton>
        <BusyButton
          color="inherit"
          size="small"
          busy={false}
          idle={busy}
          onClick={() => void send(email, 'cancelled')}
        >
          {t('info.pendingEmail.cancel')}
        </BusyButton>
      </div>
    </Alert>
  );
}
