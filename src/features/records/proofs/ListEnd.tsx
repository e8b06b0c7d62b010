import { asApiError } from '../../../api/errors/apiError';
import { ActionButton } from '../../../components/buttons/ActionButton';
import { ErrorAlert } from '../../../components/feedback/ErrorAlert';
import { useReadFailureText } from '../../../components/feedback/useFailureText';
import { ListMore } from '../../../components/reading/ListMore';

/** What an infinite query returns. */
export interface EndlessList<Page> {
  data?: { pages: readonly Page[] } | undefined;
  isError: boolean;
  error?: unknown;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  fetchNextPage: () => unknown;
  refetch: () => unknown;
}

interface ListEndProps {
  list: EndlessList<unknown>;
  failed: string;
  more: string;
}

/** Below an own list: why it, or its next page, could not be read, or the button for the next page. */
export function ListEnd({ list, failed, more }: ListEndProps) {
  const failureText = useReadFailureText();
  const { data, isError, error, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = list;
  const failure = isError ? asApiError(error) : undefined;
  if (failure) {
    return (
      <ErrorAlert
        message={failureText(failure, failed)}
        requestId={failure.kind === 'http' ? failure.requestId : undefined}
        onRetry={() => void (data ? fetchNextPage() : refetch())}
      />
    );
  }
  if (!hasNextPage) return null;
  return (
    <ListMore>
      <ActionButton
        variant="outlined"
        busy={isFetchingNextPage}
        onClick={() => void fetchNextPage()}
      >
        {more}
      </ActionButton>
    </ListMore>
  );
}
