import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { StandingPage } from '../../../api/wire/standingFromWire';
import { Text } from '../../../components/Text';
import {
  gameBoards,
  isPartBoard,
  partBoards,
  type GameBoard,
} from '../../../contract/records/rankingBoards';
import {
  gameRankingView,
  isBeginning,
  startBoard,
  type BoardStart,
  type GameRankingView,
} from '../../../contract/views/boardViews';
import { useFormats } from '../../../i18n/useFormats';
import { BoardPages } from '../BoardPages';
import { BoardTotal } from '../BoardTotal';
import { CountingNote } from '../CountingNote';
import { MedalLegend } from '../Medals';
import { useAroundMe } from '../useAroundMe';
import { useFollowedFocus } from '../useFollowedFocus';
import { PlayerTable } from './PlayerTable';
import '../../../components/buttons/buttons.css';
import '../../../components/forms/ListFilters.css';
import '../chartBoard/board.css';
import '../playerRankings/rankingTools.css';

/** Without `withoutDlc` of a part that has no such content to leave out. */
type View = BoardStart & { by: GameBoard } & Partial<GameRankingView>;

interface GameRankingProps {
  view: View;
  /** What the players can be ranked by. */
  boards?: readonly GameBoard[];
  /** Whether some of the content is downloadable, and can be left out. */
  withDlc?: boolean;
  page: StandingPage | undefined;
  ownName?: string | undefined;
  /** The page is of the previous view. */
  stale?: boolean;
  /** Above the page: the member’s own place, and what leads to others. */
  tools?: ReactNode;
  /** Instead of a page that is not there. */
  children?: ReactNode;
}

/** The players of a game or group in one of several orders, page after page; links, so that each works without script. */
export function GameRanking(props: GameRankingProps) {
  const { view, boards = gameBoards, withDlc = false, page, ownName } = props;
  const { stale = false, tools, children } = props;
  const { withoutDlc = false } = view;
  const { t } = useTranslation('boards');
  return (
    <>
      <nav aria-label={t('ranking.boards')} className="board-tabs">
        {boards.map((by) => (
          <Link
            key={by}
            to={gameRankingView.queryFor({ by, withoutDlc: withoutDlc && isPartBoard(by) })}
            aria-current={by === view.by ? 'true' : undefined}
            preventScrollReset
            className="board-tab"
          >
            {t(`ranking.${by}`)}
          </Link>
        ))}
      </nav>
      <div className="board-panel">
        {withDlc && isPartBoard(view.by) ? <ContentLinks view={view} /> : null}
        {tools}
        {page ? (
          <Players
            view={view}
            boards={withoutDlc ? partBoards : boards}
            page={page}
            ownName={ownName}
            stale={stale}
          />
        ) : (
          children
        )}
      </div>
    </>
  );
}

/** Links to the ranking of all content, and of that which is not downloadable. */
function ContentLinks({ view: { by, withoutDlc: chosen = false } }: { view: View }) {
  const { t } = useTranslation('boards');
  return (
    <nav aria-label={t('content.label')} className="choice-row ranking-content">
      {[false, true].map((withoutDlc) => (
        <Link
          key={String(withoutDlc)}
          to={gameRankingView.queryFor({ by, withoutDlc })}
          preventScrollReset
          aria-current={withoutDlc === chosen ? 'true' : undefined}
          className="pressable choice-chip"
        >
          {t(withoutDlc ? 'content.base' : 'content.all')}
        </Link>
      ))}
    </nav>
  );
}

interface PlayersProps {
  view: View;
  boards: readonly GameBoard[];
  page: StandingPage;
  ownName: string | undefined;
  stale: boolean;
}

function Players({ view, boards, page, ownName, stale }: PlayersProps) {
  const { t } = useTranslation(['boards', 'games']);
  const { count } = useFormats();
  const { by, withoutDlc = false, aroundMe } = view;
  const { items, total, next, previous, counting, countedAt } = page;
  const { heading, onFollow } = useFollowedFocus(gameRankingView.queryFor(view));
  const from = (start?: Partial<BoardStart>) =>
    gameRankingView.queryFor(startBoard({ by, withoutDlc }, start));
  const around = useAroundMe(from({ aroundMe: true }), ownName !== undefined);
  const isFirst = isBeginning(view);
  if (items.length === 0)
    return (
      <Text muted>
        {isFirst ? t('games:game.noRanking') : t(aroundMe ? 'noOwnPlace' : 'find.noScore')}
      </Text>
    );
  return (
    <>
      <BoardTotal ref={heading} level={3}>
        {t('players', { count: total, formatted: count(total) })}
      </BoardTotal>
      <CountingNote counting={counting} countedAt={countedAt} />
      <MedalLegend />
      <PlayerTable
        by={by}
        boards={boards}
        standings={items}
        ownName={ownName}
        found={aroundMe ? null : page.around}
        stale={stale}
      />
      <BoardPages
        first={isFirst ? undefined : from()}
        around={aroundMe ? undefined : around}
        previous={previous === null ? undefined : from({ before: previous })}
        next={next === null ? undefined : from({ after: next })}
        onFollow={onFollow}
      />
    </>
  );
}
