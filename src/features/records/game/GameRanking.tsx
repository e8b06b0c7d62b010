import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { StandingPage } from '../../../api/wire/standingFromWire';
import { Text } from '../../../components/Text';
import { gameBoards } from '../../../contract/records/rankingBoards';
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
import '../chartBoard/board.css';

interface GameRankingProps {
  view: GameRankingView;
  page: StandingPage | undefined;
  ownName?: string | undefined;
  /** The page is of the previous view. */
  stale?: boolean;
  /** Above the page: the member’s own place, and what leads to others. */
  tools?: ReactNode;
  /** Instead of a page that is not there. */
  children?: ReactNode;
}

/** The players of a game in one of three orders, page after page; links, so that each works without script. */
export function GameRanking(props: GameRankingProps) {
  const { view, page, ownName, stale = false, tools, children } = props;
  const { t } = useTranslation('boards');
  return (
    <>
      <nav aria-label={t('ranking.boards')} className="board-tabs">
        {gameBoards.map((by) => (
          <Link
            key={by}
            to={gameRankingView.queryFor({ by })}
            aria-current={by === view.by ? 'true' : undefined}
            preventScrollReset
            className="board-tab"
          >
            {t(`ranking.${by}`)}
          </Link>
        ))}
      </nav>
      <div className="board-panel">
        {tools}
        {page ? <Players view={view} page={page} ownName={ownName} stale={stale} /> : children}
      </div>
    </>
  );
}

interface PlayersProps {
  view: GameRankingView;
  page: StandingPage;
  ownName: string | undefined;
  stale: boolean;
}

function Players({ view, page, ownName, stale }: PlayersProps) {
  const { t } = useTranslation(['boards', 'games']);
  const { count } = useFormats();
  const { by, aroundMe } = view;
  const { items, total, next, previous, counting, countedAt } = page;
  const { heading, onFollow } = useFollowedFocus(gameRankingView.queryFor(view));
  const from = (start?: Partial<BoardStart>) => gameRankingView.queryFor(startBoard({ by }, start));
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
