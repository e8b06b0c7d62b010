import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { ChartDetails } from '../../../api/wire/boardFromWire';
import { OptionalErrorBoundary } from '../../../components/feedback/OptionalErrorBoundary';
import { ReadResult } from '../../../components/feedback/ReadResult';
import {
  boardFilterView,
  boardView,
  startBoard,
  type BoardView,
} from '../../../contract/views/boardViews';
import { selectUser } from '../../../state/authSlice';
import { useAppSelector } from '../../../store/hooks';
import { BoardContent } from './BoardContent';
import { BoardFilters } from './BoardFilters';
import { BoardFinder } from './BoardFinder';
import { BoardSkeleton } from './BoardSkeleton';
import { BoardTabs } from './BoardTabs';
import { OwnScore } from './OwnScore';
import type { ChartBoardState } from './useChartBoard';
import { useFoundFocus } from './useFoundFocus';
import { useOwnRow } from './useOwnRow';
import './board.css';

interface ChartBoardProps {
  chart: ChartDetails;
  board: ChartBoardState;
}

/** The board of a chart in the view of the URL. */
export function ChartBoard({ chart, board: { view, member, page } }: ChartBoardProps) {
  const panelId = useId();
  const [search, setSearch] = useSearchParams();
  const ownRow = useOwnRow();
  const { panel, onFind } = useFoundFocus(boardView.queryFor(view), page.currentData);
  const change = (changes: Partial<BoardView>) =>
    setSearch(boardView.write({ ...startBoard(view), ...changes }, search), {
      preventScrollReset: true,
    });
  return (
    <>
      {page.withOwn ? (
        <OptionalErrorBoundary>
          <OwnScore chart={chart} own={page.own} onFollow={ownRow.onFollow} />
        </OptionalErrorBoundary>
      ) : null}
      <BoardTabs
        view={view}
        member={member}
        country={page.own?.player.country ?? undefined}
        panelId={panelId}
      />
      <div ref={panel} role="tabpanel" id={panelId} className="board-panel">
        <BoardFilters chart={chart} view={view} onChange={change} />
        <BoardFinder
          total={chart.scores}
          view={view}
          kept={boardFilterView.write(view)}
          board={page.currentData}
          onFind={(start) => {
            onFind(boardView.queryFor(startBoard(view, start)));
            change(start);
          }}
        />
        <BoardResults chart={chart} view={view} page={page} ownRow={ownRow.ref} />
      </div>
    </>
  );
}

interface ResultsProps {
  chart: ChartDetails;
  view: BoardView;
  page: ChartBoardState['page'];
  ownRow: ReturnType<typeof useOwnRow>['ref'];
}

/** All states of the board. The previous page stays, dimmed, until the next one arrives. */
function BoardResults({ chart, view, page, ownRow }: ResultsProps) {
  const { t } = useTranslation('boards');
  const ownName = useAppSelector(selectUser)?.username;
  const { data, currentData, failure, refetch, own, withOwn } = page;
  const stale = currentData === undefined;
  return (
    <ReadResult
      data={stale && data?.items.length === 0 ? undefined : data}
      failure={failure}
      failed={t('failed')}
      onRetry={refetch}
      skeleton={<BoardSkeleton />}
      withAge={false}
    >
      {(board) => (
        <BoardContent
          chart={chart}
          view={view}
          board={board}
          reader={withOwn ? 'member' : 'guest'}
          own={own}
          ownName={ownName}
          ownRow={ownRow}
          stale={stale}
        />
      )}
    </ReadResult>
  );
}
