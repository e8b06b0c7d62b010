import { mdiPodium } from '@mdi/js';
import { useTranslation } from 'react-i18next';
import type { BoardScore, ChartDetails } from '../../../api/wire/boardFromWire';
import type { BoardPage } from '../../../api/wire/boardPages';
import { ActionLink } from '../../../components/buttons/ActionLink';
import { EmptyState } from '../../../components/feedback/EmptyState';
import { boardView, type BoardView } from '../../../contract/views/boardViews';
import { useFormats } from '../../../i18n/useFormats';
import { BoardPages } from '../BoardPages';
import { BoardTotal } from '../BoardTotal';
import { useFollowedFocus } from '../useFollowedFocus';
import { BoardTable } from './BoardTable';
import { Podium } from './Podium';

interface BoardContentProps {
  chart: ChartDetails;
  view: BoardView;
  board: BoardPage<BoardScore>;
  ownName?: string | undefined;
  /** The board is the one of the previous view. */
  stale?: boolean;
}

const { isFiltered, queryFor } = boardView;

/** What is first on a board with many: more scores than the podium has places. */
const podiumSize = 3;

/** One page of the board of a chart, with the podium above the first one of everyone. */
export function BoardContent({ chart, view, board, ownName, stale = false }: BoardContentProps) {
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
      {whole && !stale ? <Podium scores={items.slice(0, podiumSize)} chart={chart} /> : null}
      <BoardTotal ref={heading}>{t('total', { count: total, formatted: count(total) })}</BoardTotal>
      <BoardTable
        chart={chart}
        scores={items}
        first={firstPage && !stale ? items[0] : undefined}
        ownName={ownName}
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
