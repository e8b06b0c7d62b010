import { useTranslation } from 'react-i18next';
import { ErrorAlert } from './ErrorAlert';

/** Shown in place of an optional part that failed to render or to load. */
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
