import { asApiError } from '../../api/apiError';
import { ErrorAlert } from '../../components/ErrorAlert';
import { useFailureText } from '../../components/useFailureText';

/** What a hook of the API's gives, as far as it can fail. */
export interface Asked {
  isError: boolean;
  error?: unknown;
  refetch: () => unknown;
}

interface QueryAlertProps {
  query: Asked;
  /** What could not be done, where the server does not say. */
  otherwise: string;
}

/** Says why something could not be fetched and offers to try again; nothing where it could. */
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
