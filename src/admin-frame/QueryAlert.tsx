import { asApiError } from '../api/errors/apiError';
import { ErrorAlert } from '../components/feedback/ErrorAlert';
import { useFailureText } from '../components/feedback/useFailureText';

/** The part of a query hook's result needed to report a failure. */
export interface Asked {
  isError: boolean;
  error?: unknown;
  refetch: () => unknown;
}

interface QueryAlertProps {
  query: Asked;
  /** The message when the server sends none. */
  otherwise: string;
}

/** Shows why a query failed and offers a retry; renders nothing on success. */
export function QueryAlert({ query, otherwise }: QueryAlertProps) {
  const failureText = useFailureText();
  const failure = query.isError ? asApiError(query.error) : undefined;
  if (!failure) return null;
  return (
    <ErrorAlert
      message={failureText(failure, otherwise)}
      requestId={failure.kind === 'http' ? failure.requestId : undefined}
      onRetry={() => void query.refetch()}
    />
  );
}
