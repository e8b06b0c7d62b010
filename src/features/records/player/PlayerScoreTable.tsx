import { useTranslation } from 'react-i18next';
import type { PlayerScore } from '../../../api/wire/playerFromWire';
import { RecordTable } from '../../../components/reading/RecordTable';
import { PlaceholderRow, PlayerScoreRow } from './PlayerScoreRow';
import '../../../components/reading/recordTable.css';
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
    <RecordTable
      label={label}
      columns={[
        { name: t('games:group.chart') },
        { name: t('score'), className: 'record-number' },
        { name: t('rank'), className: 'record-number player-place' },
        { name: t('points'), className: 'record-number record-medium' },
        { name: t('scorePage.since'), className: 'record-wide player-date' },
        { name: t('proof'), className: 'record-state' },
      ]}
      className="record-lines player-table"
    >
      {scores
        ? scores.map((score) => <PlayerScoreRow key={score.id} score={score} oneGame={oneGame} />)
        : Array.from({ length: rows }, (_, index) => <PlaceholderRow key={index} />)}
    </RecordTable>
  );
}
