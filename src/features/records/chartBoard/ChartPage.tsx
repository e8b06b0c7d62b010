import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { asApiError } from '../../../api/errors/apiError';
import { useGetChartQuery } from '../../../api/recordsApi';
import type { ChartDetails } from '../../../api/wire/boardFromWire';
import type { Kept } from '../../../api/wire/collection';
import { LoadingTitle } from '../../../components/feedback/LoadingTitle';
import { Placeholder } from '../../../components/feedback/Placeholder';
import { LazyOfflineCopyAge } from '../../../components/feedback/LazyOfflineCopyAge';
import { PageMetadata } from '../../../components/page/PageMetadata';
import { usePage } from '../../../navigation/usePage';
import { useProperAddress } from '../../../navigation/useProperAddress';
import { useRoute } from '../../../navigation/useRoute';
import { EditGameLink } from '../EditGameLink';
import { InvalidAddress, RecordFailure } from '../RecordFailure';
import { ChartDistribution } from '../distribution/ChartDistribution';
import { LazyPastBoard } from '../past/LazyPastBoard';
import { ChartTimeline } from '../timeline/ChartTimeline';
import { BoardSkeleton } from './BoardSkeleton';
import { ChartBoard } from './ChartBoard';
import { ChartHeader } from './ChartHeader';
import { UnrankedFold } from './UnrankedFold';
import { useChartBoard } from './useChartBoard';
import './chartHeader.css';

/** The page of a chart. */
export function ChartPage() {
  const { t } = useTranslation('boards');
  const id = usePage()?.id;
  return id === undefined ? <InvalidAddress title={t('missing')} /> : <OneChart key={id} id={id} />;
}

function OneChart({ id }: { id: number }) {
  const { t } = useTranslation('boards');
  const { language } = useRoute();
  const { currentData, error, isError, refetch } = useGetChartQuery({ language, id });
  const failure = isError ? asApiError(error) : undefined;
  if (currentData) return <LoadedChart chart={currentData} />;
  if (!failure) return <ChartSkeleton />;
  return (
    <RecordFailure
      failure={failure}
      missing={t('missing')}
      failed={t('failed')}
      onRetry={() => void refetch()}
    />
  );
}

/** The name of a chart and its board, where they will be. */
function ChartSkeleton() {
  return (
    <div aria-busy="true">
      <LoadingTitle />
      <Placeholder shape="area" className="chart-loading" />
      <BoardSkeleton />
    </div>
  );
}

function LoadedChart({ chart }: { chart: ChartDetails & Kept }) {
  const { t } = useTranslation('descriptions');
  const { name, game } = chart;
  const [search] = useSearchParams();
  const isPast = search.has('at');
  useProperAddress('ChartDetail', chart);
  return (
    <>
      <PageMetadata
        title={`${name} – ${game.name}`}
        description={t('ChartDetail', { name, game: game.name })}
        noindex={isPast}
      />
      <ChartHeader chart={chart} edit={<EditGameLink id={game.id} charts />} />
      <LazyOfflineCopyAge keptAt={chart.keptAt} />
      {isPast ? <LazyPastBoard chart={chart} /> : <PresentBoard chart={chart} />}
    </>
  );
}

function PresentBoard({ chart }: { chart: ChartDetails }) {
  const board = useChartBoard(chart.id);
  return (
    <>
      <ChartBoard chart={chart} board={board} />
      <UnrankedFold chart={chart} total={board.page.data?.unranked ?? 0} />
      <ChartDistribution chart={chart} own={board.page.own} />
      <ChartTimeline chart={chart} lastEvent={board.page.data?.lastEvent} />
    </>
  );
}
