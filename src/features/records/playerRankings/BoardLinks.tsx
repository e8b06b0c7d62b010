import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { PlayerBoard } from '../../../contract/records/rankingBoards';
import '../chartBoard/board.css';

interface BoardLinksProps<Board extends PlayerBoard> {
  boards: readonly Board[];
  shown: Board;
  addressOf: (board: Board) => string;
  /** Each is a page of its own, not a part of this one. */
  pages?: boolean;
}

/** Links to the boards by which players can be ranked; the panel of the shown one follows. */
export function BoardLinks<Board extends PlayerBoard>(props: BoardLinksProps<Board>) {
  const { boards, shown, addressOf, pages = false } = props;
  const { t } = useTranslation('boards');
  return (
    <nav aria-label={t('ranking.boards')} className="board-tabs">
      {boards.map((board) => (
        <Link
          key={board}
          to={addressOf(board)}
          aria-current={board === shown ? (pages ? 'page' : 'true') : undefined}
          preventScrollReset={!pages}
          className="board-tab"
        >
          {t(`ranking.${board}`)}
        </Link>
      ))}
    </nav>
  );
}
