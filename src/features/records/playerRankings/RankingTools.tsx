import type { MouseEvent, ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { OwnStanding as Own, StandingPage } from '../../../api/wire/standingFromWire';
import type { PlayerBoard } from '../../../contract/records/rankingBoards';
import { boardStartView, startBoard, type BoardStart } from '../../../contract/views/boardViews';
import { BoardFinder } from '../chartBoard/BoardFinder';
import { useFoundFocus } from '../chartBoard/useFoundFocus';
import { OwnStanding } from './OwnStanding';
import { RankingCountry } from './RankingCountry';
import './rankingTools.css';

export interface RankingToolsProps {
  board: PlayerBoard;
  /** What the ranking of a game shows of a player, which may not be what it compares. */
  shown?: PlayerBoard;
  view: BoardStart;
  /** What else the address says. */
  kept?: URLSearchParams;
  /** The country that the ranking of a game or a series is narrowed to; undefined without such a choice. */
  country?: string | undefined;
  /** Whether only some of the players are ranked. */
  narrowed?: boolean;
  /** How many players there are. */
  total: number;
  /** The page of the view; undefined until it is there. */
  page: StandingPage | undefined;
  /** Null without one, undefined until it is known. */
  own: Own | null | undefined;
  /** Whether there is, or may be, an own place to show; in a page that is anybody’s there is room for one. */
  withOwn: boolean | 'slot';
  /** How the member’s rank changed, in a ranking of all games. */
  rankChange?: ReactNode;
}

/** Above a ranking: the choice of a country, the member’s own place, and two fields that lead to a place and to a player. */
export function RankingTools(props: RankingToolsProps) {
  const { board, shown, view, kept = new URLSearchParams(), country } = props;
  const { narrowed = Boolean(country) } = props;
  const { total, page, own, withOwn, rankChange } = props;
  const [, setSearch] = useSearchParams();
  const addressOf = (start: Partial<BoardStart>) =>
    boardStartView.write(startBoard({}, start), kept);
  const { panel, find, onFind } = useFoundFocus(boardStartView.queryFor(view), page);
  const around = { aroundMe: true };
  const onOwnRow = (event: MouseEvent) => {
    const row = find('.standing-own a');
    if (!row) return onFind(boardStartView.queryFor(around), '.standing-own a');
    event.preventDefault();
    return row.focus();
  };
  const onCountry = (chosen: string) => {
    const filtered = new URLSearchParams(kept);
    filtered.set('country', chosen);
    if (chosen === '') filtered.delete('country');
    setSearch(filtered, { preventScrollReset: true });
  };
  const ownPlace = (
    <OwnStanding
      board={board}
      {...(shown && { shown })}
      // Days keep totals of all games only.
      withChanges={!shown}
      explained={!shown && !narrowed}
      own={own}
      narrowed={narrowed}
      rankChange={rankChange}
      to={`?${addressOf(around).toString()}`}
      onFollow={onOwnRow}
    />
  );
  return (
    <div ref={panel} className="ranking-tools">
      {country === undefined ? null : (
        <RankingCountry
          country={country}
          ownCountry={own?.player?.country}
          kept={kept}
          onChange={withOwn === 'slot' ? undefined : onCountry}
        />
      )}
      {withOwn === 'slot' ? <div className="member-slot">{ownPlace}</div> : null}
      {withOwn === true ? ownPlace : null}
      <BoardFinder
        total={total}
        view={view}
        kept={kept}
        board={page}
        onFind={(start) => {
          onFind(boardStartView.queryFor(startBoard({}, start)));
          setSearch(addressOf(start), { preventScrollReset: true });
        }}
      />
    </div>
  );
}
