import { useTranslation } from 'react-i18next';
import type { PlayerScore } from '../../../api/wire/playerFromWire';
import { PlaceholderRow, PlayerScoreRow } from './PlayerScoreRow';
import '../records.css';
import './player.css';

interface PlayerScoreTableProps {
  /** The accessible name. */
  label: string;
  /** Placeholders for this many when omitted. */
  scores?: readonly PlayerScore[];
  rows?: number;
  /** Without the game of each score, where a heading says it. */
  oneGame?: boolean;
}

/** Scores of a player with their charts and places. */
export function PlayerScoreTable(props: PlayerScoreTableProps) {
  const { label, scores, rows = 0, oneGame = false } = props;
  const { t } = useTranslation(['boards', 'games']);
  return (
    <div className="record-table-frame">
      <table aria-label={label} className="record-table player-table">
        <thead>
          <tr>
            <th scope="col">{t('games:group.chart')}</th>
            <th scope="col" className="record-number">
              {t('score')}
            </th>
            <th scope="col" className="record-number record-place">
              {t('rank')}
            </th>
            <th scope="col" className="record-number record-medium">
              {t('points')}
            </th>
            <th scope="col" className="record-wide">
              {t('date')}
            </th>
            <th scope="col" className="record-state">
              {t('proof')}
            </th>
          </tr>
        </thead>
        <tbody>
          {scores
            ? scores.map((score) => (
                <PlayerScoreRow key={score.id} score={score} oneGame={oneGame} />
              ))
            : Array.from({ length: rows }, (_, index) => <PlaceholderRow key={index} />)}
        </tbody>
      </table>
    </div>
  );
}
