import { useId } from 'react';
import type { BoardScore, ChartDetails } from '../../api/wire/boardFromWire';
import type { BoardPage } from '../../api/wire/boardPages';
import type { BoardView } from '../../contract/views/boardViews';
import { BoardContent } from '../../features/records/chartBoard/BoardContent';
import { BoardFilters } from '../../features/records/chartBoard/BoardFilters';
import { BoardTabs } from '../../features/records/chartBoard/BoardTabs';
import { ChartHeader } from '../../features/records/chartBoard/ChartHeader';
import { OwnScore } from '../../features/records/chartBoard/OwnScore';
import { TimelineFrame } from '../../features/records/timeline/TimelineFrame';
import '../../features/records/chartBoard/board.css';

interface PrintedChartProps {
  chart: ChartDetails;
  board: BoardPage<BoardScore>;
  view: BoardView;
}

export function PrintedChart({ chart, board, view }: PrintedChartProps) {
  const panelId = useId();
  return (
    <>
      <ChartHeader chart={chart} />
      <div className="member-slot">
        <OwnScore chart={chart} own={undefined} />
      </div>
      <BoardTabs view={view} member={false} panelId={panelId} />
      <div role="tabpanel" id={panelId} className="board-panel">
        <BoardFilters chart={chart} view={view} />
        <BoardContent chart={chart} view={view} board={board} reader="anybody" />
      </div>
      <TimelineFrame />
    </>
  );
}
