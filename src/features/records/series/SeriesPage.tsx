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
import { ErrorAlert } from '../../../components/feedback/ErrorAlert';
import { LazyOfflineCopyAge } from '../../../components/feedback/LazyOfflineCopyAge';
import { Placeholder } from '../../../components/feedback/Placeholder';
import { useReadFailureText } from '../../../components/feedback/useFailureText';
import { PageMetadata } from '../../../components/page/PageMetadata';
import { startBoard } from '../../../contract/views/boardViews';
import { seriesRankingView } from '../../../contract/views/seriesRankingView';
import { usePage } from '../../../navigation/usePage';
import { useProperAddress } from '../../../navigation/useProperAddress';
import { useRoute } from '../../../navigation/useRoute';
import { selectUser } from '../../../state/authSlice';
import { useAppSelector } from '../../../store/hooks';
import { usePlayedCharts } from '../games/usePlayedCharts';
import { pageWithOwn } from '../pageWithOwn';
import { RankingTools } from '../playerRankings/RankingTools';
import { InvalidAddress, RecordFailure } from '../RecordFailure';
import { RecordSkeleton } from '../RecordSkeleton';
import { useRankingView } from '../useRankingView';
import { GamesLoading } from './GamesLoading';
import { SeriesRanking } from './SeriesRanking';
import { SeriesView } from './SeriesView';
import './series.css';

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
  const { t } = useTranslation('boards');
  const { language } = useRoute();
  const [search] = useSearchParams();
  const { view, member } = useRankingView(seriesRankingView.read(search));
  const failureText = useReadFailureText();
  const ownName = useAppSelector(selectUser)?.username;
  const query = { language, id, view };
  const isShared = !view.aroundMe;
  const everyone = useGetSeriesRankingQuery(isShared ? query : skipToken);
  const ownPage = useGetSeriesRankingQuery(member ? { ...query, withOwn: true } : skipToken);
  // The previous page stays, dimmed, until the next one arrives.
  const shown = pageWithOwn({ member, isShared, everyone, own: ownPage });
  const { data, currentData, failure, own, withOwn, refetch } = shown;
  return (
    <SeriesRanking
      view={view}
      page={failure ? undefined : data}
      ownName={ownName}
      stale={currentData === undefined}
      tools={
        withOwn || data ? (
          <RankingTools
            board={view.by}
            shown={view.by}
            view={view}
            kept={seriesRankingView.write(startBoard({ by: view.by }))}
            total={data?.total ?? 0}
            page={currentData}
            own={own}
            withOwn={withOwn}
          />
        ) : null
      }
    >
      {failure ? (
        <ErrorAlert message={failureText(failure, t('failed'))} onRetry={refetch} />
      ) : (
        <Placeholder shape="area" className="series-ranking-skeleton" />
      )}
    </SeriesRanking>
  );
}
