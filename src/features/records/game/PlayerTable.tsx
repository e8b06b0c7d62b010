import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import type { Standing } from '../../../api/wire/boardFromWire';
import type { GameBoard } from '../../../contract/records/rankingBoards';
import { useFormats } from '../../../i18n/useFormats';
import { Medals } from '../Medals';
import { PlayerName } from '../PlayerName';
import { RankCell } from '../RankCell';
import '../records.css';

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
    <div className={clsx('record-table-frame', stale && 'record-stale')}>
      <table aria-label={t('games:game.ranking')} className="record-table">
        <thead>
          <tr>
            <th scope="col">{t('rank')}</th>
            <th scope="col">{t('player')}</th>
            <th scope="col" className={clsx('record-number', columnClass('points'))}>
              {t('points')}
            </th>
            <th scope="col" className={clsx('record-number', columnClass('game-points'))}>
              {t('ranking.game-points')}
            </th>
            <th scope="col" className={columnClass('medals')}>
              {t('ranking.medals')}
            </th>
          </tr>
        </thead>
        <tbody>
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
        </tbody>
      </table>
    </div>
  );
}
