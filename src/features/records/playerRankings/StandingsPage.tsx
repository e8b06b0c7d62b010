import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { StandingPage } from '../../../api/wire/standingFromWire';
import { isBeginning, type BoardStart } from '../../../contract/views/boardViews';
import { useFormats } from '../../../i18n/useFormats';
import { BoardPages } from '../BoardPages';
import { BoardTotal } from '../BoardTotal';
import { CountingNote } from '../CountingNote';
import { MedalLegend } from '../Medals';
import { useFollowedFocus } from '../useFollowedFocus';

interface StandingsPageProps {
  view: BoardStart;
  page: StandingPage;
  /** The search string of the ranking with a start. */
  queryFor: (start?: Partial<BoardStart>) => string;
  /** The address of the page around the member; undefined if there is none. */
  around: string | undefined;
  /** How many players there are, if it is not said as usual. */
  total?: string;
  /** The level of the heading. */
  level?: 2 | 3;
  /** Whether the table has medals or cups. */
  withMedals: boolean;
  /** Instead of a table without players. */
  empty: ReactNode;
  /** The table. */
  children: ReactNode;
}

/** A page of the players of a ranking: how many there are, the table, and links to other pages, which work without script. */
export function StandingsPage(props: StandingsPageProps) {
  const { view, page, queryFor, around, total, level = 2, withMedals, empty, children } = props;
  const { t } = useTranslation('boards');
  const { count } = useFormats();
  const { items, next, previous, counting, countedAt } = page;
  const { heading, onFollow } = useFollowedFocus(queryFor(view));
  if (items.length === 0) return empty;
  return (
    <>
      <BoardTotal ref={heading} level={level}>
        {total ?? t('players', { count: page.total, formatted: count(page.total) })}
      </BoardTotal>
      <CountingNote counting={counting} countedAt={countedAt} />
      {withMedals ? <MedalLegend /> : null}
      {children}
      <BoardPages
        first={isBeginning(view) ? undefined : queryFor()}
        around={view.aroundMe ? undefined : around}
        previous={previous === null ? undefined : queryFor({ before: previous })}
        next={next === null ? undefined : queryFor({ after: next })}
        onFollow={onFollow}
      />
    </>
  );
}
