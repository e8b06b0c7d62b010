import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { VisitChange } from '../../../api/wire/visitChangesFromWire';
import { useFormats } from '../../../i18n/useFormats';
import { useRoute } from '../../../navigation/useRoute';
import { LocalName } from '../LocalName';
import { PlayerName } from '../PlayerName';
import './visits.css';

/** As many have room. */
const shownAtFirst = 4;

/** What happened to the member, with the latest of each kind. */
export function ChangeList({ changes }: { changes: readonly VisitChange[] }) {
  const { t } = useTranslation('visits');
  const [all, setAll] = useState(false);
  const opened = useRef(false);
  const hidden = all ? 0 : Math.max(0, changes.length - shownAtFirst);
  return (
    <>
      <ul className="visit-changes">
        {changes.slice(0, changes.length - hidden).map((change, index) => (
          <li
            key={change.event}
            // The button that had the focus is gone.
            ref={(item) => {
              if (!item || index !== shownAtFirst || !opened.current) return;
              item.focus();
              opened.current = false;
            }}
            tabIndex={index === shownAtFirst ? -1 : undefined}
          >
            <Change change={change} />
          </li>
        ))}
      </ul>
      {hidden > 0 ? (
        <button
          type="button"
          className="text-link visit-more"
          onClick={() => {
            opened.current = true;
            setAll(true);
          }}
        >
          {t('more', { count: hidden })}
        </button>
      ) : null}
    </>
  );
}

function Change({ change: { event, count: times, more, game, chart, score, player } }: Props) {
  const { t } = useTranslation('visits');
  const { count } = useFormats();
  const { keyedPath, scorePath } = useRoute();
  const formatted = `${count(times)}${more ? '+' : ''}`;
  const path =
    score === null ? chart && keyedPath('ChartDetail', chart) : chart && scorePath(score);
  return (
    <>
      <strong>{t(`events.${event}`, { count: times, formatted })}</strong>{' '}
      <span className="visit-latest">
        {times > 1 ? `${t('latest')} ` : null}
        {chart && path !== null ? (
          <>
            <Link to={path} className="text-link">
              <LocalName of={chart} />
            </Link>
            {' · '}
          </>
        ) : null}
        <Link to={keyedPath('GameDetail', game)} className={chart ? 'list-link' : 'text-link'}>
          <LocalName of={game} />
        </Link>
        {player ? (
          <span className="visit-player">
            {t('nowFirst')} <PlayerName player={player} />
          </span>
        ) : null}
      </span>
    </>
  );
}

interface Props {
  change: VisitChange;
}
