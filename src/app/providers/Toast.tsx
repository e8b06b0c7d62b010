import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { SnackbarContent, type CustomContentProps } from 'notistack';
import { use, useState, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { useTextWithWait } from '../../components/feedback/useFailureText';
import { useMessages } from '../../i18n/useMessages';
import {
  notificationActionTaken,
  notificationClosed,
  selectNotifications,
} from '../../state/uiSlice';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { FoldedToasts } from './foldedToasts';

type ToastProps = Pick<CustomContentProps, 'id'> & { ref?: Ref<HTMLDivElement> };

/** One toast. It keeps its own text, since the store has removed it by the time it fades out. */
export function Toast({ id, ref }: ToastProps) {
  const { t } = useTranslation('common');
  const translate = useMessages();
  const textWithWait = useTextWithWait();
  const folded = use(FoldedToasts).has(String(id));
  const dispatch = useAppDispatch();
  const current = useAppSelector((state) =>
    selectNotifications(state).find((notification) => notification.id === id),
  );
  const [notification, setNotification] = useState(current);
  if (current && current !== notification) setNotification(current);
  if (!notification) return null;
  const { severity, titleKey, messageKey, params, text, retryAfter, action } = notification;
  return (
    <SnackbarContent ref={ref ?? null}>
      <Alert
        // A new element, so that screen readers announce an error that became a success.
        key={severity}
        severity={severity}
        variant="filled"
        role={severity === 'error' ? 'alert' : 'status'}
        closeText={t('close')}
        onClose={() => dispatch(notificationClosed(String(id)))}
        elevation={8}
        sx={{ display: folded ? 'none' : 'flex', width: '100%', mt: 1, alignItems: 'flex-start' }}
      >
        {titleKey ? (
          <AlertTitle sx={{ mb: 0, fontSize: 'inherit', fontWeight: 700 }}>
            {translate(titleKey, params)}
          </AlertTitle>
        ) : null}
        {textWithWait(text ?? translate(messageKey, params), retryAfter)}
        {action ? (
          <Box sx={{ mt: 1 }}>
            <Button
              size="small"
              variant="outlined"
              color="inherit"
              onClick={() =>
                dispatch(notificationActionTaken({ id: String(id), name: action.name }))
              }
            >
              {translate(action.labelKey)}
            </Button>
          </Box>
        ) : null}
      </Alert>
    </SnackbarContent>
  );
}
