import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { StandingPage } from '../../../api/wire/boardFromWire';
import { Text } from '../../../components/Text';
import { gameBoards } from '../../../contract/records/rankingBoards';
import { gameRankingView, type GameRankingView } from '../../../contract/views/boardViews';
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
  /** Instead of a page that is not there. */
  children?: ReactNode;
}

/** The players of a game in one of three orders, page after page; links, so that each works without script. */
export function GameRanking(props: GameRankingProps) {
  const { view, page, ownName, stale = false, children } = props;
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
        {page ? <Players view={view} page={page} ownName={ownName} stale={stale} /> : children}
      </div>
    </>
  );
}

function Players({
  view,
  page: { items, total, next, counting, countedAt },
  ownName,
  stale,
}: {
  view: GameRankingView;
  page: StandingPage;
  ownName: string | undefined;
  stale: boolean;
}) {
  const { t } = useTranslation(['boards', 'games']);
  const { count } = useFormats();
  const { by } = view;
  const { heading, onFollow } = useFollowedFocus(`${view.after} ${view.aroundMe}`);
  const around = useAroundMe(
    gameRankingView.queryFor({ by, aroundMe: true }),
    ownName !== undefined,
  );
  if (items.length === 0)
    return <Text muted>{view.aroundMe ? t('noOwnPlace') : t('games:game.noRanking')}</Text>;
  const isFirst = view.after === '' && !view.aroundMe;
  return (
    <>
      <BoardTotal ref={heading} level={3}>
        {t('players', { count: total, formatted: count(total) })}
      </BoardTotal>
      <CountingNote counting={counting} countedAt={countedAt} />
      <MedalLegend />
      <PlayerTable by={by} standings={items} ownName={ownName} stale={stale} />
      <BoardPages
        first={isFirst ? undefined : gameRankingView.queryFor({ by })}
        around={view.aroundMe ? undefined : around}
        next={next === null ? undefined : gameRankingView.queryFor({ by, after: next })}
        onFollow={onFollow}
      />
    </>
  );
}
