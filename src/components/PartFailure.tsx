import { useTranslation } from 'react-i18next';
import { ErrorAlert } from './ErrorAlert';

/** Stands in place of an optional part that could not be rendered, or whose code did not come. */
export function PartFailure({
  missing = false,
  onRetry,
}: {
  missing?: boolean;
  onRetry: () => void;
}) {
  const { t } = useTranslation('errors');
  return <ErrorAlert message={t(missing ? 'chunkFailed' : 'partFailed')} onRetry={onRetry} />;
}
