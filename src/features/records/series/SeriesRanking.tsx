import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { StandingPage } from '../../../api/wire/standingFromWire';
import { Text } from '../../../components/Text';
import { partBoards, seriesBoards } from '../../../contract/records/rankingBoards';
import { isBeginning, startBoard, type BoardStart } from '../../../contract/views/boardViews';
import {
  seriesRankingView,
  type CatalogueRankingView,
} from '../../../contract/views/seriesRankingView';
import { BoardLinks } from '../playerRankings/BoardLinks';
import { RankingTable } from '../playerRankings/RankingTable';
import { StandingsPage } from '../playerRankings/StandingsPage';
import { useAroundMe } from '../useAroundMe';
import '../chartBoard/board.css';

type Kind = 'series' | 'platform';

/** What the players can be ranked by. */
const boards = { series: seriesBoards, platform: partBoards } as const;

/** The country that the ranking of a series is narrowed to. */
const countryOf = (view: CatalogueRankingView) => ('country' in view ? view.country : '');

interface SeriesRankingProps {
  /** Of a series without it. */
  kind?: Kind;
  view: CatalogueRankingView;
  page: StandingPage | undefined;
  ownName?: string | undefined;
  /** The page is of the previous view. */
  stale?: boolean;
  /** Above the page: the member’s own place, and what leads to others. */
  tools?: ReactNode;
  /** Instead of a page that is not there. */
  children?: ReactNode;
}

/** The players of a series or a platform in each of the rankings, page after page; links, so that each works without script. */
export function SeriesRanking(props: SeriesRankingProps) {
  const { kind = 'series', view, page, ownName, stale = false, tools, children } = props;
  return (
    <>
      <BoardLinks
        boards={boards[kind]}
        shown={view.by}
        addressOf={(by) => seriesRankingView.queryFor({ by, country: countryOf(view) })}
      />
      <div className="board-panel">
        {tools}
        {page ? (
          <Players kind={kind} view={view} page={page} ownName={ownName} stale={stale} />
        ) : (
          children
        )}
      </div>
    </>
  );
}

const none = { series: 'series:noRanking', platform: 'series:noPlatformRanking' } as const;

interface PlayersProps {
  kind: Kind;
  view: CatalogueRankingView;
  page: StandingPage;
  ownName: string | undefined;
  stale: boolean;
}

function Players({ kind, view, page, ownName, stale }: PlayersProps) {
  const { t } = useTranslation(['boards', 'series', 'rankings']);
  const { by, aroundMe } = view;
  const country = countryOf(view);
  const queryFor = (start?: Partial<BoardStart>) =>
    seriesRankingView.queryFor(startBoard({ by, country }, start));
  const around = useAroundMe(queryFor({ aroundMe: true }), ownName !== undefined);
  const isWhole = isBeginning(view) && country === '';
  const noOwnPlace = aroundMe && country === '';
  return (
    <StandingsPage
      view={view}
      page={page}
      queryFor={queryFor}
      around={around}
      level={3}
      withMedals={by === 'medals' || by === 'cups'}
      empty={
        <Text muted>{t(isWhole ? none[kind] : noOwnPlace ? 'noOwnPlace' : 'rankings:nobody')}</Text>
      }
    >
      <RankingTable
        board={by}
        standings={page.items}
        ownName={ownName}
        found={aroundMe ? null : page.around}
        stale={stale}
        label={t(`ranking.${by}`)}
      />
    </StandingsPage>
  );
}
