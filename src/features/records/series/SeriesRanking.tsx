import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { StandingPage } from '../../../api/wire/standingFromWire';
import { Text } from '../../../components/Text';
import { seriesBoards } from '../../../contract/records/rankingBoards';
import { isBeginning, startBoard, type BoardStart } from '../../../contract/views/boardViews';
import {
  seriesRankingView,
  type SeriesRankingView,
} from '../../../contract/views/seriesRankingView';
import { useFormats } from '../../../i18n/useFormats';
import { BoardPages } from '../BoardPages';
import { BoardTotal } from '../BoardTotal';
import { CountingNote } from '../CountingNote';
import { MedalLegend } from '../Medals';
import { RankingTable } from '../playerRankings/RankingTable';
import { useAroundMe } from '../useAroundMe';
import { useFollowedFocus } from '../useFollowedFocus';
import '../chartBoard/board.css';

interface SeriesRankingProps {
  view: SeriesRankingView;
  page: StandingPage | undefined;
  ownName?: string | undefined;
  /** The page is of the previous view. */
  stale?: boolean;
  /** Above the page: the member’s own place, and what leads to others. */
  tools?: ReactNode;
  /** Instead of a page that is not there. */
  children?: ReactNode;
}

/** The players of a series in each of the rankings, page after page; links, so that each works without script. */
export function SeriesRanking(props: SeriesRankingProps) {
  const { view, page, ownName, stale = false, tools, children } = props;
  const { t } = useTranslation('boards');
  return (
    <>
      <nav aria-label={t('ranking.boards')} className="board-tabs">
        {seriesBoards.map((by) => (
          <Link
            key={by}
            to={seriesRankingView.queryFor({ by })}
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
  view: SeriesRankingView;
  page: StandingPage;
  ownName: string | undefined;
  stale: boolean;
}

function Players({ view, page, ownName, stale }: PlayersProps) {
  const { t } = useTranslation(['boards', 'series', 'rankings']);
  const { count } = useFormats();
  const { by, aroundMe } = view;
  const { items, total, next, previous, counting, countedAt } = page;
  const { heading, onFollow } = useFollowedFocus(seriesRankingView.queryFor(view));
  const from = (start?: Partial<BoardStart>) =>
    seriesRankingView.queryFor(startBoard({ by }, start));
  const around = useAroundMe(from({ aroundMe: true }), ownName !== undefined);
  const isFirst = isBeginning(view);
  if (items.length === 0)
    return (
      <Text muted>
        {t(isFirst ? 'series:noRanking' : aroundMe ? 'noOwnPlace' : 'rankings:nobody')}
      </Text>
    );
  return (
    <>
      <BoardTotal ref={heading} level={3}>
        {t('players', { count: total, formatted: count(total) })}
      </BoardTotal>
      <CountingNote counting={counting} countedAt={countedAt} />
      {by === 'medals' || by === 'cups' ? <MedalLegend /> : null}
      <RankingTable
        board={by}
        standings={items}
        ownName={ownName}
        found={aroundMe ? null : page.around}
        stale={stale}
        label={t(`ranking.${by}`)}
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
