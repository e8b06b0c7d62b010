import {
  mdiAlertCircleOutline,
  mdiAlertOutline,
  mdiCheckCircleOutline,
  mdiClose,
  mdiInformationOutline,
} from '@mdi/js';
import { clsx } from 'clsx';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionButton } from '../../components/buttons/ActionButton';
import { useTextWithWait } from '../../components/feedback/useFailureText';
import { Icon } from '../../components/Icon';
import { useMessages } from '../../i18n/useMessages';
import type { Notification } from '../../state/notification';
import { notificationActionTaken, notificationClosed } from '../../state/uiSlice';
import { useAppDispatch } from '../../store/hooks';
import '../../components/buttons/buttons.css';
import './notifications.css';
import { usePageHidden } from './usePageHidden';
import { useToastTimers } from './useToastTimers';

const icons = {
  success: mdiCheckCircleOutline,
  info: mdiInformationOutline,
  warning: mdiAlertOutline,
  error: mdiAlertCircleOutline,
};

interface PlainToastProps {
  notification: Notification;
  /** The pointer or the focus is inside: it stays. */
  attended: boolean;
}

/**
 * Looks like `Toast`, without Material UI and notistack: for a simple notification, and for when the code of toasts could not
 * be loaded, as it happens when the connection drops.
 */
export function PlainToast({ notification, attended }: PlainToastProps) {
  const { t } = useTranslation('common');
  const translate = useMessages();
  const dispatch = useAppDispatch();
  const textWithWait = useTextWithWait();
  const hidden = usePageHidden();
  const { id, severity, titleKey, text, messageKey, params, retryAfter, action } = notification;
  const close = useCallback((which: string) => dispatch(notificationClosed(which)), [dispatch]);
  const shown = useMemo(() => [notification], [notification]);
  useToastTimers(shown, attended || hidden, close);
  return (
    <div
      role={severity === 'error' ? 'alert' : 'status'}
      className={clsx('plain-toast', `plain-toast-${severity}`)}
    >
      <Icon path={icons[severity]} />
      <div>
        {titleKey ? <strong>{translate(titleKey, params)}</strong> : null}
        {textWithWait(text ?? translate(messageKey, params), retryAfter)}
        {action ? (
          <ActionButton
            variant="outlined"
            size="small"
            onClick={() => dispatch(notificationActionTaken({ id, name: action.name }))}
          >
            {translate(action.labelKey)}
          </ActionButton>
        ) : null}
      </div>
      <button
        type="button"
        aria-label={t('close')}
        title={t('close')}
        onClick={() => close(id)}
        className="pressable plain-toast-close"
      >
        <Icon path={mdiClose} />
      </button>
    </div>
  );
}
