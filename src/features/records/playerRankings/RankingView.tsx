import { mdiPodium } from '@mdi/js';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { StandingPage } from '../../../api/wire/boardFromWire';
import { EmptyState } from '../../../components/feedback/EmptyState';
import { PageHeader } from '../../../components/page/PageHeader';
import { playerBoards, type PlayerBoard } from '../../../contract/records/rankingBoards';
import { rankingView, type RankingView as RankingViewOf } from '../../../contract/views/boardViews';
import { useFormats } from '../../../i18n/useFormats';
import { useRoute } from '../../../navigation/useRoute';
import { BoardPages } from '../BoardPages';
import { BoardTotal } from '../BoardTotal';
import { CountingNote } from '../CountingNote';
import { MedalLegend } from '../Medals';
import { useAroundMe } from '../useAroundMe';
import { useFollowedFocus } from '../useFollowedFocus';
import { RankingTable } from './RankingTable';
import '../chartBoard/board.css';

interface RankingViewProps {
  board: PlayerBoard;
  children: ReactNode;
}

/** The boards of all players: links to each, and what the shown one counts. */
export function RankingView({ board, children }: RankingViewProps) {
  const { t } = useTranslation('boards');
  const { boardPath } = useRoute();
  return (
    <>
      <PageHeader
        eyebrow={t('ranking.title')}
        title={t(`ranking.${board}`)}
        lead={t(`explain.${board}`)}
      />
      <nav aria-label={t('ranking.boards')} className="board-tabs">
        {playerBoards.map((name) => (
          <Link
            key={name}
            to={boardPath(name)}
            aria-current={name === board ? 'page' : undefined}
            className="board-tab"
          >
            {t(`ranking.${name}`)}
          </Link>
        ))}
      </nav>
      {children}
    </>
  );
}

interface RankingContentProps {
  board: PlayerBoard;
  page: StandingPage;
  view: RankingViewOf;
  ownName?: string | undefined;
  /** The page is of the previous query. */
  stale?: boolean;
}

/** One page of a board of all players. */
export function RankingContent({ board, page, view, ownName, stale = false }: RankingContentProps) {
  const { t } = useTranslation('boards');
  const { count } = useFormats();
  const { heading, onFollow } = useFollowedFocus(`${view.after} ${view.aroundMe}`);
  const around = useAroundMe(rankingView.queryFor({ aroundMe: true }), ownName !== undefined);
  const { items, total, next, counting, countedAt } = page;
  if (items.length === 0)
    return <EmptyState icon={mdiPodium} title={t(view.aroundMe ? 'noOwnPlace' : 'noRanking')} />;
  const isFirst = view.after === '' && !view.aroundMe;
  return (
    <div className="board-panel">
      <BoardTotal ref={heading}>
        {t('players', { count: total, formatted: count(total) })}
      </BoardTotal>
      <CountingNote counting={counting} countedAt={countedAt} />
      {board === 'medals' || board === 'cups' ? <MedalLegend /> : null}
      <RankingTable
        board={board}
        standings={items}
        ownName={ownName}
        stale={stale}
        label={t(`ranking.${board}`)}
      />
      <BoardPages
        first={isFirst ? undefined : '?'}
        around={view.aroundMe ? undefined : around}
        next={next === null ? undefined : rankingView.queryFor({ after: next })}
        onFollow={onFollow}
      />
    </div>
  );
}
