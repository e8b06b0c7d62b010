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
  isBeginning,
  rankingFilterView,
  rankingView,
  startBoard,
  type BoardStart,
  type RankingFilters,
  type RankingView as RankingViewOf,
} from '../../../contract/views/boardViews';
import { useRoute } from '../../../navigation/useRoute';
import { useAroundMe } from '../useAroundMe';
import { BoardLinks } from './BoardLinks';
import { RankingTable } from './RankingTable';
import { StandingsPage } from './StandingsPage';
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
    const kept = (past ?? rankingFilterView.write(filters)).toString();
    return kept === '' ? boardPath(name) : `${boardPath(name)}?${kept}`;
  };
  return (
    <>
      <PageHeader
        eyebrow={t('ranking.title')}
        title={useRankingName(board, filters)}
        lead={filters.window === '' ? t(`explain.${board}`) : t(`rankings:since.${filters.window}`)}
      >
        <Link to={pathTo('PlayerList')} className="text-link">
          {t('rankings:allPlayers')}
        </Link>
      </PageHeader>
      <BoardLinks boards={playerBoards} shown={board} addressOf={addressOf} pages />
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
  const queryFor = (start?: Partial<BoardStart>) => rankingView.queryFor(startBoard(view, start));
  const around = useAroundMe(queryFor({ aroundMe: true }), ownName !== undefined);
  const name = useRankingName(board, view);
  const narrowed = rankingFilterView.isFiltered(view);
  const noOwnPlace = view.aroundMe && !narrowed;
  const isWhole = isBeginning(view) && !narrowed;
  return (
    <StandingsPage
      view={view}
      page={page}
      queryFor={queryFor}
      around={around}
      withMedals={board === 'medals' || board === 'cups'}
      empty={
        <EmptyState
          icon={mdiPodium}
          title={t(isWhole ? 'noRanking' : noOwnPlace ? 'noOwnPlace' : 'rankings:nobody')}
        >
          {isWhole ? null : (
            <ActionLink to="?" variant="contained">
              {t('empty.whole')}
            </ActionLink>
          )}
        </EmptyState>
      }
    >
      <RankingTable
        board={board}
        standings={page.items}
        ownName={ownName}
        found={view.aroundMe ? null : page.around}
        stale={stale}
        withScores={view.window === '' || board === 'points' || board === 'game-points'}
        label={name}
      />
    </StandingsPage>
  );
}
