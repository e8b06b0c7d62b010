import { mdiAlertCircleOutline, mdiRefresh } from '@mdi/js';
import { useTranslation } from 'react-i18next';
import { ActionButton } from '../buttons/ActionButton';
import { Icon } from '../Icon';
import { NoteBox } from './NoteBox';
import './NoteBox.css';

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
    <NoteBox
      tone="error"
      icon={mdiAlertCircleOutline}
      action={
        onRetry ? (
          <ActionButton variant="text" size="small" onClick={onRetry}>
            <Icon path={mdiRefresh} />
            <span>{t('retry')}</span>
          </ActionButton>
        ) : null
      }
    >
      {title ? <div className="note-box-title">{title}</div> : null}
      {message}
      {requestId ? ` ${t('errors:requestId', { id: requestId })}` : null}
    </NoteBox>
  );
}
