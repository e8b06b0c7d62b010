import { useTranslation } from 'react-i18next';
import { asApiError } from '../../../api/errors/apiError';
import { useGetBestScoresQuery, useGetPlayerQuery } from '../../../api/playersApi';
import { ErrorAlert } from '../../../components/feedback/ErrorAlert';
import { Placeholder } from '../../../components/feedback/Placeholder';
import { useReadFailureText } from '../../../components/feedback/useFailureText';
import { Text } from '../../../components/Text';
import { useRoute } from '../../../navigation/useRoute';
import { BestPlaces } from './BestPlaces';
import { PlaceTable } from './PlaceTable';
import './playerPast.css';
import './playerPastFrame.css';

/** How many scores of a player have which place, and the best of them. */
export function PlayerPlaces({ player }: { player: number }) {
  const { t } = useTranslation('player');
  const { language } = useRoute();
  const failureText = useReadFailureText();
  const { data: totals } = useGetPlayerQuery(player);
  const best = useGetBestScoresQuery({ language, id: player });
  const failure = best.isError ? asApiError(best.error) : undefined;
  if (!totals || best.isLoading)
    return <Placeholder shape="area" className="player-places-placeholder" />;
  return (
    <div className="player-places">
      <PlaceTable totals={totals} />
      <div>
        <Text component="h3" variant="h4" className="player-past-heading">
          {t('places.best')}
        </Text>
        {failure ? (
          <ErrorAlert
            message={failureText(failure, t('places.failed'))}
            onRetry={() => void best.refetch()}
          />
        ) : (
          <BestPlaces scores={best.data?.items ?? []} />
        )}
      </div>
    </div>
  );
}
