import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import type { PlayerRanks } from '../../../api/wire/playerRankFromWire';
import { RecordTable } from '../../../components/reading/RecordTable';
import '../../../components/reading/recordTable.css';
import { Text } from '../../../components/Text';
import type { PlayerBoard } from '../../../contract/records/rankingBoards';
import { useFormats } from '../../../i18n/useFormats';
import { DayChart } from './DayChart';
import { DayTable } from './DayTable';
import './playerPast.css';

interface RankChartProps {
  board: PlayerBoard;
  ranks: PlayerRanks;
  /** They are of the choice before. */
  stale: boolean;
}

/** Ranks over time with the first place at the top, as a table, and the best one. */
export function RankChart({ board, ranks: { items, best, since, until }, stale }: RankChartProps) {
  const { t } = useTranslation(['player', 'boards', 'common']);
  const { count, shortDate } = useFormats();
  const ranks = items.map(({ rank }) => rank);
  if (items.length === 0) return <Text muted>{t('ranksPast.none')}</Text>;
  return (
    <div className={clsx(stale && 'record-stale')}>
      {best && since ? (
        <Text muted className="player-past-heading">
          {t('ranksPast.best', {
            rank: count(best.rank),
            date: shortDate(best.day),
            since: shortDate(since),
          })}
        </Text>
      ) : null}
      <DayChart
        title={t(`boards:ranking.${board}`)}
        days={items.map(({ day }) => day)}
        until={until}
        lines={[{ name: t('boards:rank'), amounts: ranks }]}
        scale={{ low: Math.max(...ranks), high: Math.min(...ranks) }}
      />
      <DayTable summary={t('ranksPast.table')}>
        {() => (
          <RecordTable
            label={t('ranksPast.title')}
            columns={[
              { name: t('boards:date') },
              { name: t(`boards:ranking.${board}`), className: 'record-number' },
            ]}
          >
            {items.toReversed().map(({ day, rank, of, exact }) => (
              <tr key={day}>
                <th scope="row">{shortDate(day)}</th>
                <td className="record-number record-value">
                  {t(exact ? 'ranksPast.place' : 'ranksPast.aboutPlace', {
                    rank: count(rank),
                    of: count(of),
                  })}
                </td>
              </tr>
            ))}
          </RecordTable>
        )}
      </DayTable>
    </div>
  );
}
