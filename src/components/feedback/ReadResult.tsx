import type { ReactNode } from 'react';
import { ErrorAlert } from './ErrorAlert';
import { LazyOfflineCopyAge } from './LazyOfflineCopyAge';
import { useReadFailureText, type Failure } from './useFailureText';

interface ReadResultProps<Data> {
  data: Data | undefined;
  failure: (Failure & { requestId?: string | undefined }) | undefined;
  /** Says that the data could not be loaded, unless the server's message does. */
  failed: string;
  onRetry: () => void;
  /** In place of the data until it is there. */
  skeleton: ReactNode;
  /** False for a part of a page that says itself how old its copy is. */
  withAge?: boolean;
  children: (data: Data) => ReactNode;
}

/** What was read of the API: the failure, a skeleton, or the data with the age of an offline copy. */
export function ReadResult<Data extends { keptAt?: string | undefined }>(
  props: ReadResultProps<Data>,
) {
  const { data, failure, failed, onRetry, skeleton, withAge = true, children } = props;
  const failureText = useReadFailureText();
  if (failure) {
    return (
      <ErrorAlert
        message={failureText(failure, failed)}
        requestId={failure.requestId}
        onRetry={onRetry}
      />
    );
  }
  if (!data) return skeleton;
  return (
    <>
      {withAge ? <LazyOfflineCopyAge keptAt={data.keptAt} /> : null}
      {children(data)}
    </>
  );
}
