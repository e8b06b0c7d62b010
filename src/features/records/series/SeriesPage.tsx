import { skipToken } from '@reduxjs/toolkit/query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { asApiError } from '../../../api/errors/apiError';
import {
  useGetSeriesDetailsQuery,
  useGetSeriesGamesQuery,
  useGetSeriesRankingQuery,
} from '../../../api/seriesApi';
import type { Kept } from '../../../api/wire/collection';
import type { SeriesDetails } from '../../../api/wire/seriesFromWire';
import { LazyOfflineCopyAge } from '../../../components/feedback/LazyOfflineCopyAge';
import { PageMetadata } from '../../../components/page/PageMetadata';
import { seriesRankingView } from '../../../contract/views/seriesRankingView';
import { usePage } from '../../../navigation/usePage';
import { useProperAddress } from '../../../navigation/useProperAddress';
import { useRoute } from '../../../navigation/useRoute';
import { usePlayedCharts } from '../games/usePlayedCharts';
import { InvalidAddress, RecordFailure } from '../RecordFailure';
import { RecordSkeleton } from '../RecordSkeleton';
import { useRankingView } from '../useRankingView';
import { CatalogueRanking } from './CatalogueRanking';
import { GamesLoading } from './GamesLoading';
import { SeriesView } from './SeriesView';

/** The page of a series. */
export function SeriesPage() {
  const { t } = useTranslation('series');
  const id = usePage()?.id;
  return id === undefined ? (
    <InvalidAddress title={t('series.missing')} />
  ) : (
    <Series key={id} id={id} />
  );
}

function Series({ id }: { id: number }) {
  const { t } = useTranslation('series');
  const { language } = useRoute();
  const { currentData, error, isError, refetch } = useGetSeriesDetailsQuery({ language, id });
  const failure = isError ? asApiError(error) : undefined;
  if (currentData) return <LoadedSeries series={currentData} />;
  if (!failure) return <RecordSkeleton />;
  return (
    <RecordFailure
      failure={failure}
      missing={t('series.missing')}
      failed={t('series.failed')}
      onRetry={() => void refetch()}
    />
  );
}

function LoadedSeries({ series }: { series: SeriesDetails & Kept }) {
  const { t } = useTranslation('descriptions');
  const { language } = useRoute();
  const { id, name, keptAt } = series;
  useProperAddress('SeriesDetail', series);
  const games = useGetSeriesGamesQuery({ language, id });
  const played = usePlayedCharts(games.currentData?.items);
  return (
    <>
      <PageMetadata title={name} description={t('SeriesDetail', { name })} />
      <LazyOfflineCopyAge keptAt={keptAt} />
      <SeriesView
        series={series}
        games={games.currentData}
        played={played}
        ranking={<Ranking id={id} />}
      >
        <GamesLoading query={games} />
      </SeriesView>
    </>
  );
}

function Ranking({ id }: { id: number }) {
  const { language } = useRoute();
  const [search] = useSearchParams();
  const { view, member } = useRankingView(seriesRankingView.read(search));
  const query = { language, id, view };
  const isShared = !view.aroundMe;
  const everyone = useGetSeriesRankingQuery(isShared ? query : skipToken);
  const own = useGetSeriesRankingQuery(member ? { ...query, withOwn: true } : skipToken);
  return (
    <CatalogueRanking kind="series" view={view} queries={{ member, isShared, everyone, own }} />
  );
}
