import { mdiRefresh } from '@mdi/js';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Icon } from '../Icon';

interface ErrorAlertProps {
  title?: string;
  message: string;
  /** Lets support staff find the failed request. */
  requestId?: string | undefined;
  onRetry?: (() => void) | undefined;
}

/** An error message in place of the result. */
export function ErrorAlert({ title, message, requestId, onRetry }: ErrorAlertProps) {
  const { t } = useTranslation(['common', 'errors']);
  return (
    <Alert
      severity="error"
      action={
        onRetry ? (
          <Button
            color="inherit"
            size="small"
            onClick={onRetry}
            startIcon={<Icon path={mdiRefresh} />}
          >
            {t('retry')}
          </Button>
        ) : null
      }
    >
      {title ? <AlertTitle>{title}</AlertTitle> : null}
      {message}
      {requestId ? ` ${t('errors:requestId', { id: requestId })}` : null}
    </Alert>
  );
}
