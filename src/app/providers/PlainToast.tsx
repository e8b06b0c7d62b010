import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionButton } from '../../components/buttons/ActionButton';
import { useMessages } from '../../i18n/useMessages';
import type { Notification } from '../../state/notification';
import { notificationClosed } from '../../state/uiSlice';
import { useAppDispatch } from '../../store/hooks';
import './notifications.css';

/** A toast for when the code of toasts could not be loaded, as it happens when the connection drops. */
export function PlainToast({ notification }: { notification: Notification }) {
  const { t } = useTranslation('common');
  const translate = useMessages();
  const dispatch = useAppDispatch();
  const { id, text, messageKey, params, duration } = notification;
  useEffect(() => {
    if (duration === null) return undefined;
    const timer = setTimeout(() => dispatch(notificationClosed(id)), duration);
    return () => clearTimeout(timer);
  }, [dispatch, id, duration]);
  return (
    <div className="plain-toast">
      <p>{text ?? translate(messageKey, params)}</p>
      <ActionButton variant="outlined" onClick={() => dispatch(notificationClosed(id))}>
        {t('close')}
      </ActionButton>
    </div>
  );
}
