import { ActionButton } from '../buttons/ActionButton';
import { ErrorAlert } from '../feedback/ErrorAlert';
import { useReadFailureText, type Failure } from '../feedback/useFailureText';
import { ListMore } from './ListMore';

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
  failure: (Failure & { requestId?: string | undefined }) | undefined;
  failed: string;
  more: string;
}

/** Below a list: why it, or its next page, could not be read, or the button for the next page. */
export function ListEnd({ list, failure, failed, more }: ListEndProps) {
  const failureText = useReadFailureText();
  const { hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = list;
  const read = () => void (hasNextPage ? fetchNextPage() : refetch());
  if (failure) {
    return (
      <ErrorAlert
        message={failureText(failure, failed)}
        requestId={failure.requestId}
        onRetry={read}
      />
    );
  }
  if (!hasNextPage) return null;
  return (
    <ListMore>
      <ActionButton variant="outlined" busy={isFetchingNextPage} onClick={read}>
        {more}
      </ActionButton>
    </ListMore>
  );
}
