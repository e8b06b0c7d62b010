import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { boardFilterView, boardView, type BoardView } from '../../../contract/views/boardViews';
import { useRoute } from '../../../navigation/useRoute';
import { usualCountry } from '../../../i18n/countryNames';
import { useAroundMe } from '../useAroundMe';
import './board.css';

interface BoardTabsProps {
  view: BoardView;
  /** Guests log in first to see the board around their own score. */
  member: boolean;
  /** The reader's own country, if it is known. */
  country?: string | undefined;
  /** The id of what the tabs change. */
  panelId: string;
}

/** Moves the focus to the neighbouring tab, as in a tab list of Material UI. */
function moveFocus({ key, currentTarget, target }: KeyboardEvent<HTMLElement>) {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[key];
  if (step === undefined) return;
  const tabs = [...currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')];
  const index = tabs.findIndex((tab) => tab === target);
  tabs[(index + step + tabs.length) % tabs.length]?.focus();
}

/** Which scores of a chart are shown; links, so that each view has its address and works without script. */
export function BoardTabs({ view, member, country, panelId }: BoardTabsProps) {
  const { t } = useTranslation('boards');
  const { language } = useRoute();
  const { pathname } = useLocation();
  const addressOf = (chosen: string) => {
    const query = boardFilterView.write({ ...view, country: chosen }).toString();
    return query === '' ? pathname : `${pathname}?${query}`;
  };
  const around = useAroundMe(boardView.queryFor({ aroundMe: true }), member);
  const tabs = [
    {
      name: t('everyone'),
      to: addressOf(''),
      selected: !view.aroundMe && view.country === '',
    },
    {
      name: t('aroundMe'),
      to: around,
      selected: view.aroundMe,
    },
    {
      name: t('country'),
      to: addressOf(view.country || country || usualCountry(language)),
      selected: !view.aroundMe && view.country !== '',
    },
  ];
  return (
    <div
      role="tablist"
      tabIndex={-1}
      aria-label={t('views')}
      className="board-tabs"
      onKeyDown={moveFocus}
    >
      {tabs.map(({ name, to, selected }) => (
        <Link
          key={name}
          to={to}
          role="tab"
          aria-selected={selected}
          aria-controls={panelId}
          preventScrollReset
          className="board-tab"
        >
          {name}
        </Link>
      ))}
    </div>
  );
}
