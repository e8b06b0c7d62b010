import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { RecordTable } from '../../../components/reading/RecordTable';
import type { GameBoard } from '../../../contract/records/rankingBoards';
import { useFormats } from '../../../i18n/useFormats';
import { Medals } from '../Medals';
import { StandingRow, type ShownStandings } from '../playerRankings/StandingRow';
import '../../../components/reading/recordTable.css';
import '../playerRankings/standings.css';

interface PlayerTableProps extends ShownStandings {
  /** What the players are ordered by. */
  by: GameBoard;
  /** What they can be ordered by: the columns. */
  boards: readonly GameBoard[];
  stale?: boolean;
}

/** Players of a game at their places. On phones, only what they are ordered by is shown beside them. */
export function PlayerTable({ by, boards, stale = false, ...rows }: PlayerTableProps) {
  const { standings } = rows;
  const { t } = useTranslation(['boards', 'games']);
  const { count } = useFormats();
  const withGamePoints = boards.includes('game-points');
  const columnClass = (column: GameBoard) => clsx(column !== by && 'record-wide');
  return (
    <RecordTable
      label={t('games:game.ranking')}
      columns={[
        { name: t('rank') },
        { name: t('player') },
        { name: t('points'), className: clsx('record-number', columnClass('points')) },
        ...(withGamePoints
          ? [
              {
                name: t('ranking.game-points'),
                className: clsx('record-number', columnClass('game-points')),
              },
            ]
          : []),
        { name: t('ranking.medals'), className: columnClass('medals') },
      ]}
      className="standing-table"
      stale={stale}
    >
      {standings.map(({ id, points, gamePoints, medals }, index) => (
        <StandingRow key={id} {...rows} index={index}>
          <td className={clsx('record-number', columnClass('points'))}>{count(points)}</td>
          {withGamePoints ? (
            <td className={clsx('record-number', columnClass('game-points'))}>
              {count(gamePoints)}
            </td>
          ) : null}
          <td className={columnClass('medals')}>
            <Medals counts={medals} />
          </td>
        </StandingRow>
      ))}
    </RecordTable>
  );
}
