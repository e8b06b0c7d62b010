import { mdiPodium } from '@mdi/js';
import { useTranslation } from 'react-i18next';
import type { ScorePage } from '../../../api/wire/boardFromWire';
import { ActionLink } from '../../../components/buttons/ActionLink';
import { EmptyState } from '../../../components/feedback/EmptyState';
import {
  boardView,
  isBeginning,
  startBoard,
  type BoardStart,
  type BoardView,
} from '../../../contract/views/boardViews';
import { useFormats } from '../../../i18n/useFormats';
import { BoardPages } from '../BoardPages';
import { BoardTotal } from '../BoardTotal';
import { useFollowedFocus } from '../useFollowedFocus';
import { BoardTable, type BoardTableProps } from './BoardTable';

type BoardContentProps = Omit<BoardTableProps, 'scores' | 'first' | 'found' | 'medals'> & {
  view: BoardView;
  board: ScorePage;
  /** The board is the one of the previous view. */
  stale?: boolean;
};

const { isFiltered, queryFor } = boardView;

/** One page of the board of a chart. */
export function BoardContent({ view, board, stale = false, ...table }: BoardContentProps) {
  const { t } = useTranslation('boards');
  const { count } = useFormats();
  const { heading, onFollow } = useFollowedFocus(queryFor(view));
  const { items, total, next, previous } = board;
  const firstPage = isBeginning(view);
  const from = (start?: Partial<BoardStart>) => queryFor(startBoard(view, start));
  const filtered = isFiltered(view);
  const whole = firstPage && !filtered;
  if (items.length === 0) {
    return whole ? (
      <EmptyState icon={mdiPodium} title={t('empty.title')} text={t('empty.text')} />
    ) : (
      <EmptyState
        icon={mdiPodium}
        title={view.aroundMe && !filtered ? t('noOwnScore') : t('empty.filtered')}
      >
        <ActionLink to="?" variant="contained">
          {t('empty.whole')}
        </ActionLink>
      </EmptyState>
    );
  }
  return (
    <>
      <BoardTotal ref={heading}>{t('total', { count: total, formatted: count(total) })}</BoardTotal>
      <BoardTable
        {...table}
        scores={items}
        first={board.first ?? undefined}
        found={view.aroundMe ? null : board.around}
        // Ranks among those of a platform or a country give none.
        medals={table.chart.counts && !filtered}
        stale={stale}
      />
      <BoardPages
        first={firstPage ? undefined : from()}
        previous={previous === null ? undefined : from({ before: previous })}
        next={next === null ? undefined : from({ after: next })}
        onFollow={onFollow}
      />
    </>
  );
}
