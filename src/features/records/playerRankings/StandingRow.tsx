import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Standing } from '../../../api/wire/standingFromWire';
import { PlayerName } from '../PlayerName';
import { RankCell } from '../RankCell';
import '../../../components/reading/recordTable.css';
import './standings.css';

export interface ShownStandings {
  /** All players of the page. */
  standings: readonly Standing[];
  ownName?: string | undefined;
  /** The id of the player who was looked for. */
  found?: number | null | undefined;
}

/** A player at the own place, with the cells of the ranking. */
export function StandingRow(props: ShownStandings & { index: number; children: ReactNode }) {
  const { standings, index, ownName, found, children } = props;
  const { t } = useTranslation('boards');
  const standing = standings[index];
  if (!standing) return null;
  const { id, player } = standing;
  const own = ownName !== undefined && player.username === ownName;
  const isFound = id === found;
  return (
    <tr
      aria-current={isFound ? 'true' : undefined}
      className={clsx((own || isFound) && 'record-own', own && 'standing-own')}
    >
      <RankCell standings={standings} index={index} />
      <th scope="row" className="standing-player">
        <PlayerName player={player} />
        {own ? <span className="record-you">{t('you')}</span> : null}
        {isFound && !own ? <span className="record-you">{t('found')}</span> : null}
      </th>
      {children}
    </tr>
  );
}
