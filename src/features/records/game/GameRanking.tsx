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
import { BoardLinks } from '../playerRankings/BoardLinks';
import { StandingsPage } from '../playerRankings/StandingsPage';
import { useAroundMe } from '../useAroundMe';
import { PlayerTable } from './PlayerTable';
import '../../../components/buttons/buttons.css';
import '../../../components/forms/ListFilters.css';
import '../playerRankings/rankingTools.css';
import '../chartBoard/board.css';

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
  return (
    <>
      <BoardLinks
        boards={boards}
        shown={view.by}
        addressOf={(by) =>
          gameRankingView.queryFor({
            by,
            withoutDlc: withoutDlc && isPartBoard(by),
            country: view.country ?? '',
          })
        }
      />
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
  const { by, withoutDlc = false, country = '', aroundMe } = view;
  const queryFor = (start?: Partial<BoardStart>) =>
    gameRankingView.queryFor(startBoard({ by, withoutDlc, country }, start));
  const around = useAroundMe(queryFor({ aroundMe: true }), ownName !== undefined);
  const isWhole = isBeginning(view) && country === '';
  return (
    <StandingsPage
      view={view}
      page={page}
      queryFor={queryFor}
      around={around}
      level={3}
      withMedals
      empty={
        <Text muted>
          {isWhole
            ? t('games:game.noRanking')
            : t(country !== '' ? 'find.nobody' : aroundMe ? 'noOwnPlace' : 'find.noScore')}
        </Text>
      }
    >
      <PlayerTable
        by={by}
        boards={boards}
        standings={page.items}
        ownName={ownName}
        found={aroundMe ? null : page.around}
        stale={stale}
      />
    </StandingsPage>
  );
}
