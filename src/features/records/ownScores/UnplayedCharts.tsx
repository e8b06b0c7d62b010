import { mdiPodium } from '@mdi/js';
import { useTranslation } from 'react-i18next';
import { asApiError } from '../../../api/errors/apiError';
import { useGetUnplayedChartsQuery } from '../../../api/ownApi';
import { EmptyState } from '../../../components/feedback/EmptyState';
import { ErrorAlert } from '../../../components/feedback/ErrorAlert';
import { LazyOfflineCopyAge } from '../../../components/feedback/LazyOfflineCopyAge';
import { useReadFailureText } from '../../../components/feedback/useFailureText';
import '../../../components/reading/card.css';
import { limits } from '../../../contract/limits';
import type { UnplayedCharts as Shown } from '../../../contract/reads/ownReads';
import { unplayedRules } from '../../../contract/records/unplayed';
import { useFormats } from '../../../i18n/useFormats';
import { useRoute } from '../../../navigation/useRoute';
import { RecordRows } from '../RecordSkeleton';
import { ScoreLines } from '../ScoreLine';
import { OneGameHead } from './OneGameHead';
import { OwnOrder } from './OwnOrder';
import { UnplayedLine } from './UnplayedLine';
import './own.css';

/** Charts on which the member has no score, first those where a first one would bring most. */
export function UnplayedCharts({ game }: Shown) {
  const { t } = useTranslation(['unplayed', 'games']);
  const { count } = useFormats();
  const { language } = useRoute();
  const failureText = useReadFailureText();
  const { data, isLoading, isError, error, refetch } = useGetUnplayedChartsQuery({
    language,
    game,
  });
  const failure = isError ? asApiError(error) : undefined;
  const charts = data?.items ?? [];
  const [first] = charts;
  return (
    <div className="own-scores">
      <LazyOfflineCopyAge keptAt={data?.keptAt} />
      <div className="own-game">
        {first && game !== null ? (
          <OneGameHead game={first.game} order="unplayed" />
        ) : (
          <OwnOrder game={game} order="unplayed" />
        )}
        <p className="text-body2 text-muted own-explained">
          {t('explained', { most: count(limits.rankingPageSize) })}
          {game === null
            ? ` ${t('searched', { games: unplayedRules.games, charts: count(unplayedRules.charts) })}`
            : null}
        </p>
      </div>
      {isLoading ? <RecordRows /> : null}
      {failure ? (
        <ErrorAlert message={failureText(failure, t('failed'))} onRetry={() => void refetch()} />
      ) : null}
      {data && !first ? (
        <EmptyState
          icon={mdiPodium}
          title={game === null ? t('none') : t('games:ownCharts.none.missing')}
        />
      ) : null}
      {first ? (
        <div className="card-surface own-list">
          <ScoreLines tall>
            {charts.map((chart) => (
              <UnplayedLine key={chart.chart.id} chart={chart} named={game === null} />
            ))}
          </ScoreLines>
        </div>
      ) : null}
    </div>
  );
}
