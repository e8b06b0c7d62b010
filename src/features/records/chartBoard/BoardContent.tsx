import { mdiPodium } from '@mdi/js';
import { useTranslation } from 'react-i18next';
import type { BoardScore } from '../../../api/wire/boardFromWire';
import type { BoardPage } from '../../../api/wire/boardPages';
import { ActionLink } from '../../../components/buttons/ActionLink';
import { EmptyState } from '../../../components/feedback/EmptyState';
import { boardView, type BoardView } from '../../../contract/views/boardViews';
import { useFormats } from '../../../i18n/useFormats';
import { BoardPages } from '../BoardPages';
import { BoardTotal } from '../BoardTotal';
import { useFollowedFocus } from '../useFollowedFocus';
import { BoardTable, type BoardTableProps } from './BoardTable';

type BoardContentProps = Omit<BoardTableProps, 'scores' | 'first' | 'medals'> & {
  view: BoardView;
  board: BoardPage<BoardScore>;
  /** The board is the one of the previous view. */
  stale?: boolean;
};

const { isFiltered, queryFor } = boardView;

/** One page of the board of a chart. */
export function BoardContent({ view, board, stale = false, ...table }: BoardContentProps) {
  const { t } = useTranslation('boards');
  const { count } = useFormats();
  const { heading, onFollow } = useFollowedFocus(`${view.after} ${view.aroundMe}`);
  const { items, total, next } = board;
  const firstPage = view.after === '' && !view.aroundMe;
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
        first={firstPage && !stale ? items[0] : undefined}
        // Ranks among those of a platform or a country give none.
        medals={table.chart.counts && !filtered}
        stale={stale}
      />
      <BoardPages
        first={firstPage ? undefined : queryFor({ ...view, after: '', aroundMe: false })}
        next={next === null ? undefined : queryFor({ ...view, after: next, aroundMe: false })}
        onFollow={onFollow}
      />
    </>
  );
}
