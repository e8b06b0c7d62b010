import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import type { Standing } from '../../../api/wire/boardFromWire';
import { RecordTable } from '../../../components/reading/RecordTable';
import type { GameBoard } from '../../../contract/records/rankingBoards';
import { useFormats } from '../../../i18n/useFormats';
import { Medals } from '../Medals';
import { PlayerName } from '../PlayerName';
import { RankCell } from '../RankCell';
import '../../../components/reading/recordTable.css';

interface PlayerTableProps {
  /** What the players are ordered by. */
  by: GameBoard;
  standings: readonly Standing[];
  ownName?: string | undefined;
  stale?: boolean;
}

/** Players of a game at their places. On phones, only what they are ordered by is shown beside them. */
export function PlayerTable({ by, standings, ownName, stale = false }: PlayerTableProps) {
  const { t } = useTranslation(['boards', 'games']);
  const { count } = useFormats();
  const columnClass = (column: GameBoard) => clsx(column !== by && 'record-wide');
  return (
    <RecordTable
      label={t('games:game.ranking')}
      columns={[
        { name: t('rank') },
        { name: t('player') },
        { name: t('points'), className: clsx('record-number', columnClass('points')) },
        {
          name: t('ranking.game-points'),
          className: clsx('record-number', columnClass('game-points')),
        },
        { name: t('ranking.medals'), className: columnClass('medals') },
      ]}
      stale={stale}
    >
      {standings.map(({ id, player, points, gamePoints, medals }, index) => {
        const own = ownName !== undefined && player.username === ownName;
        return (
          <tr key={id} className={own ? 'record-own' : undefined}>
            <RankCell standings={standings} index={index} />
            <th scope="row">
              <PlayerName player={player} />
              {own ? <span className="record-you">{t('you')}</span> : null}
            </th>
            <td className={clsx('record-number', columnClass('points'))}>{count(points)}</td>
            <td className={clsx('record-number', columnClass('game-points'))}>
              {count(gamePoints)}
            </td>
            <td className={columnClass('medals')}>
              <Medals counts={medals} />
            </td>
          </tr>
        );
      })}
    </RecordTable>
  );
}
