import { useTranslation } from 'react-i18next';
import { ErrorAlert } from '../../../components/feedback/ErrorAlert';
import { Placeholder } from '../../../components/feedback/Placeholder';
import { useReadFailureText } from '../../../components/feedback/useFailureText';
import { asApiError } from '../../../api/errors/apiError';
import '../../../components/reading/card.css';
import { RecordSection } from '../RecordSection';
import '../games/games.css';

interface GamesLoadingProps {
  query: { isError: boolean; error?: unknown; refetch: () => unknown };
}

/** In place of games that are loading, or could not be loaded. */
export function GamesLoading({ query: { isError, error, refetch } }: GamesLoadingProps) {
  const { t } = useTranslation(['games', 'series']);
  const failureText = useReadFailureText();
  const failure = isError ? asApiError(error) : undefined;
  return (
    <RecordSection title={t('series:games')}>
      {failure ? (
        <ErrorAlert message={failureText(failure, t('failed'))} onRetry={() => void refetch()} />
      ) : (
        <div aria-busy="true" className="card-grid">
          {Array.from({ length: 3 }, (_, index) => (
            <Placeholder key={index} shape="area" className="game-card-skeleton" />
          ))}
        </div>
      )}
    </RecordSection>
  );
}
