import { mdiPodium } from '@mdi/js';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { StandingPage } from '../../../api/wire/standingFromWire';
import { ActionLink } from '../../../components/buttons/ActionLink';
import { EmptyState } from '../../../components/feedback/EmptyState';
import { PageHeader } from '../../../components/page/PageHeader';
import { playerBoards, type PlayerBoard } from '../../../contract/records/rankingBoards';
import {
  filtersOf,
  isBeginning,
  rankingFilterView,
  rankingView,
  startBoard,
  type BoardStart,
  type RankingFilters,
  type RankingView as RankingViewOf,
} from '../../../contract/views/boardViews';
import { useFormats } from '../../../i18n/useFormats';
import { useRoute } from '../../../navigation/useRoute';
import { BoardPages } from '../BoardPages';
import { BoardTotal } from '../BoardTotal';
import { CountingNote } from '../CountingNote';
import { MedalLegend } from '../Medals';
import { useAroundMe } from '../useAroundMe';
import { useFollowedFocus } from '../useFollowedFocus';
import { RankingTable } from './RankingTable';
import { useRankingName } from './useRankingName';
import '../chartBoard/board.css';

interface RankingViewProps {
  board: PlayerBoard;
  filters: RankingFilters;
  /** The parameters of a ranking of an earlier day, which the other boards keep. */
  past?: URLSearchParams | undefined;
  children: ReactNode;
}

/** The boards of all players: links to each, and what the shown one counts. */
export function RankingView({ board, filters, past, children }: RankingViewProps) {
  const { t } = useTranslation(['boards', 'rankings']);
  const { boardPath, pathTo } = useRoute();
  const addressOf = (name: PlayerBoard) => {
    const kept = (past ?? rankingFilterView.write(filtersOf(name, filters))).toString();
    return kept === '' ? boardPath(name) : `${boardPath(name)}?${kept}`;
  };
  return (
    <>
      <PageHeader
        eyebrow={t('ranking.title')}
        title={useRankingName(board, filters)}
        lead={filters.window === '' ? t(`explain.${board}`) : t(`rankings:since.${filters.window}`)}
      >
        <Link to={pathTo('PlayerList')} className="list-link">
          {t('rankings:allPlayers')}
        </Link>
      </PageHeader>
      <nav aria-label={t('ranking.boards')} className="board-tabs">
        {playerBoards.map((name) => (
          <Link
            key={name}
            to={addressOf(name)}
            aria-current={name === board ? 'page' : undefined}
            className="board-tab"
          >
            {t(`ranking.${name}`)}
          </Link>
        ))}
      </nav>
      <div className="board-panel">{children}</div>
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
  const { t } = useTranslation(['boards', 'rankings']);
  const { count } = useFormats();
  const { heading, onFollow } = useFollowedFocus(rankingView.queryFor(view));
  const from = (start?: Partial<BoardStart>) => rankingView.queryFor(startBoard(view, start));
  const around = useAroundMe(from({ aroundMe: true }), ownName !== undefined);
  const name = useRankingName(board, view);
  const { items, total, next, previous, counting, countedAt } = page;
  const isFirst = isBeginning(view);
  if (items.length === 0) {
    const narrowed = rankingFilterView.isFiltered(view);
    if (isFirst && !narrowed) return <EmptyState icon={mdiPodium} title={t('noRanking')} />;
    return (
      <EmptyState
        icon={mdiPodium}
        title={t(view.aroundMe && !narrowed ? 'noOwnPlace' : 'rankings:nobody')}
      >
        <ActionLink to="?" variant="contained">
          {t('empty.whole')}
        </ActionLink>
      </EmptyState>
    );
  }
  return (
    <>
      <BoardTotal ref={heading}>
        {t('players', { count: total, formatted: count(total) })}
      </BoardTotal>
      <CountingNote counting={counting} countedAt={countedAt} />
      {board === 'medals' || board === 'cups' ? <MedalLegend /> : null}
      <RankingTable
        board={board}
        standings={items}
        ownName={ownName}
        found={view.aroundMe ? null : page.around}
        stale={stale}
        label={name}
      />
      <BoardPages
        first={isFirst ? undefined : from()}
        around={view.aroundMe ? undefined : around}
        previous={previous === null ? undefined : from({ before: previous })}
        next={next === null ? undefined : from({ after: next })}
        onFollow={onFollow}
      />
    </>
  );
}
