import { useTranslation } from 'react-i18next';
import type { ApiError } from '../../../api/errors/apiError';
import { ErrorAlert } from '../../../components/feedback/ErrorAlert';
import { isNotOnDevice, useFailureText } from '../../../components/feedback/useFailureText';
import { useMessages } from '../../../i18n/useMessages';

interface ArticlesFailureProps {
  failure: ApiError;
  onRetry: () => void;
}

/** Says that articles could not be loaded, with the server's message if there is one. */
export function ArticlesFailure({ failure, onRetry }: ArticlesFailureProps) {
  const { t } = useTranslation(['articlePages', 'errors']);
  const failureText = useFailureText();
  const messages = useMessages();
  const text = isNotOnDevice(failure) ? t('errors:notOnDevice') : messages(failure.messageKey);
  const answered = failure.kind === 'http' ? failure : undefined;
  return (
    <ErrorAlert
      title={t('failure.listFailed')}
      message={answered ? failureText(answered, text) : text}
      requestId={answered?.requestId}
      onRetry={onRetry}
    />
  );
}
