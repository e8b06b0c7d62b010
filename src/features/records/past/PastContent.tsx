import { mdiPodium } from '@mdi/js';
import { useTranslation } from 'react-i18next';
import type { ChartDetails, ScorePage } from '../../../api/wire/boardFromWire';
import { EmptyState } from '../../../components/feedback/EmptyState';
import { isBeginning, startBoard, type BoardStart } from '../../../contract/views/boardViews';
import { pastBoardView, type PastBoardView } from '../../../contract/views/pastBoardView';
import { useFormats } from '../../../i18n/useFormats';
import { selectUser } from '../../../state/authSlice';
import { useAppSelector } from '../../../store/hooks';
import { BoardPages } from '../BoardPages';
import { BoardTotal } from '../BoardTotal';
import { BoardTable } from '../chartBoard/BoardTable';
import { useFollowedFocus } from '../useFollowedFocus';

interface PastContentProps {
  chart: ChartDetails;
  view: PastBoardView;
  board: ScorePage;
  member: boolean;
  /** The board is the one of the previous view. */
  stale: boolean;
}

const { queryFor } = pastBoardView;

/** One page of the board of a day. */
export function PastContent({ chart, view, board, member, stale }: PastContentProps) {
  const { t } = useTranslation(['past', 'boards']);
  const { count } = useFormats();
  const ownName = useAppSelector(selectUser)?.username;
  const { heading, onFollow } = useFollowedFocus(queryFor(view));
  const from = (start?: Partial<BoardStart>) => queryFor(startBoard(view, start));
  const { items, total, next, previous } = board;
  const first = isBeginning(view) ? undefined : from();
  return (
    <>
      {items.length === 0 ? (
        <EmptyState icon={mdiPodium} title={t(first ? 'boards:find.noScore' : 'board.empty')} />
      ) : (
        <>
          <BoardTotal ref={heading} level={3}>
            {t('boards:total', { count: total, formatted: count(total) })}
          </BoardTotal>
          <BoardTable
            chart={chart}
            scores={items}
            first={board.first ?? undefined}
            found={view.aroundMe ? null : board.around}
            medals={chart.counts}
            ownName={ownName}
            reader="guest"
            stale={stale}
          />
        </>
      )}
      <BoardPages
        first={first}
        around={member && !view.aroundMe && total > 0 ? from({ aroundMe: true }) : undefined}
        previous={previous === null ? undefined : from({ before: previous })}
        next={next === null ? undefined : from({ after: next })}
        onFollow={onFollow}
      />
    </>
  );
}
