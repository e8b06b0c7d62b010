import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { asApiError } from '../../../api/errors/apiError';
import { useGetChartRankingQuery } from '../../../api/recordsApi';
import type { ChartDetails } from '../../../api/wire/boardFromWire';
import { ErrorAlert } from '../../../components/feedback/ErrorAlert';
import { OptionalErrorBoundary } from '../../../components/feedback/OptionalErrorBoundary';
import { useFailureText } from '../../../components/feedback/useFailureText';
import { readBoardView, writeBoardView } from '../../../contract/boardParams';
import type { BoardView } from '../../../contract/recordRequests';
import { useRoute } from '../../../navigation/useRoute';
import { selectUser } from '../../../state/authSlice';
import { useAppSelector } from '../../../store/hooks';
import { RecordRows } from '../RecordSkeleton';
import { BoardContent } from './BoardContent';
import { BoardFilters } from './BoardFilters';
import { BoardTabs } from './BoardTabs';
import { OwnScore } from './OwnScore';
import { useOwnScore } from './useOwnScore';
import './board.css';

interface ViewProps {
  chart: ChartDetails;
  view: BoardView;
  ownName: string | undefined;
}

/** The board of a chart in the view of the URL. */
export function ChartBoard({ chart }: { chart: ChartDetails }) {
  const panelId = useId();
  const [search, setSearch] = useSearchParams();
  const user = useAppSelector(selectUser);
  const asked = readBoardView(search);
  // Guests have no score to be around of.
  const view = user ? asked : { ...asked, aroundMe: false };
  const own = useOwnScore({ chartId: chart.id, view, username: user?.username });
  const change = (changes: Partial<BoardView>) =>
    setSearch(writeBoardView({ ...view, after: '', ...changes }, search), {
      preventScrollReset: true,
    });
  return (
    <>
      {own ? (
        <OptionalErrorBoundary>
          <OwnScore chart={chart} {...own} />
        </OptionalErrorBoundary>
      ) : null}
      <BoardTabs
        view={view}
        member={Boolean(user)}
        country={own?.own.player.country ?? undefined}
        panelId={panelId}
      />
      <div role="tabpanel" id={panelId} className="board-panel">
        <BoardFilters chart={chart} view={view} onChange={change} />
        <BoardResults chart={chart} view={view} ownName={user?.username} />
      </div>
    </>
  );
}

/** All states of the board. The previous page stays, dimmed, until the next one arrives. */
function BoardResults({ chart, view, ownName }: ViewProps) {
  const { t } = useTranslation('boards');
  const { language } = useRoute();
  const failureText = useFailureText();
  const { data, currentData, error, isError, refetch } = useGetChartRankingQuery({
    language,
    id: chart.id,
    view,
  });
  const failure = isError ? asApiError(error) : undefined;
  if (failure) {
    return (
      <ErrorAlert
        message={failureText(failure, t('failed'))}
        requestId={failure.kind === 'http' ? failure.requestId : undefined}
        onRetry={() => void refetch()}
      />
    );
  }
  const stale = currentData === undefined;
  if (!data || (stale && data.items.length === 0)) return <RecordRows rows={20} />;
  return <BoardContent chart={chart} view={view} board={data} ownName={ownName} stale={stale} />;
}
