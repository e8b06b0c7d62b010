import { useId } from 'react';
import type { ChartDetails, ScorePage } from '../../api/wire/boardFromWire';
import { boardFilterView, type BoardView } from '../../contract/views/boardViews';
import { BoardContent } from '../../features/records/chartBoard/BoardContent';
import { BoardFilters } from '../../features/records/chartBoard/BoardFilters';
import { BoardFinder } from '../../features/records/chartBoard/BoardFinder';
import { BoardTabs } from '../../features/records/chartBoard/BoardTabs';
import { ChartHeader } from '../../features/records/chartBoard/ChartHeader';
import { UnrankedFold } from '../../features/records/chartBoard/UnrankedFold';
import { OwnScore } from '../../features/records/chartBoard/OwnScore';
import {
  DistributionFrame,
  hasDistribution,
} from '../../features/records/distribution/DistributionFrame';
import { TimelineFrame } from '../../features/records/timeline/TimelineFrame';
import '../../features/records/chartBoard/board.css';

interface PrintedChartProps {
  chart: ChartDetails;
  board: ScorePage;
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
        <BoardFinder
          total={chart.scores}
          view={view}
          kept={boardFilterView.write(view)}
          board={board}
        />
        <BoardContent chart={chart} view={view} board={board} reader="anybody" />
      </div>
      <UnrankedFold chart={chart} total={board.unranked} />
      {hasDistribution(chart) ? <DistributionFrame /> : null}
      <TimelineFrame />
    </>
  );
}
