import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import type { PlayerDay } from '../../../api/wire/playerDayFromWire';
import { RecordTable } from '../../../components/reading/RecordTable';
import '../../../components/reading/recordTable.css';
import { Text } from '../../../components/Text';
import { medals } from '../../../contract/records/medals';
import { useFormats } from '../../../i18n/useFormats';
import { Medals } from '../Medals';
import '../Medals.css';
import { DayChart } from './DayChart';
import { DayTable } from './DayTable';
import './playerPast.css';

interface TotalsOverTimeProps {
  /** In their order. */
  days: readonly PlayerDay[];
  /** Today. */
  until: string;
  /** The days are those of another range. */
  stale: boolean;
}

/** Points and medals over time, drawn and as a table. */
export function TotalsOverTime({ days, until, stale }: TotalsOverTimeProps) {
  const { t } = useTranslation(['player', 'boards']);
  const { count, shortDate } = useFormats();
  const dates = days.map(({ day }) => day);
  if (days.length === 0 || dates[0] === until) return <Text muted>{t('past.few')}</Text>;
  const points = days.map((day) => day.points);
  const medalLines = medals.map((medal, place) => ({
    name: t(`boards:medals.${medal}`),
    className: `medal-${medal} day-line-${medal}`,
    amounts: days.map((day) => day.medals[place] ?? 0),
  }));
  const most = Math.max(1, ...medalLines.flatMap(({ amounts }) => amounts));
  return (
    <>
      <div className={clsx('day-charts', stale && 'record-stale')}>
        <DayChart
          title={t('boards:points')}
          days={dates}
          until={until}
          lines={[{ name: t('boards:points'), amounts: points }]}
          scale={{ low: Math.min(...points), high: Math.max(...points) }}
        />
        <DayChart
          title={t('boards:ranking.medals')}
          days={dates}
          until={until}
          lines={medalLines}
          scale={{ low: 0, high: most }}
        />
      </div>
      <DayTable summary={t('past.table')}>
        {() => (
          <RecordTable
            label={t('past.title')}
            columns={[
              { name: t('boards:date') },
              { name: t('boards:points'), className: 'record-number' },
              { name: t('boards:ranking.medals') },
            ]}
          >
            {days.toReversed().map((day) => (
              <tr key={day.day}>
                <th scope="row">{shortDate(day.day)}</th>
                <td className="record-number record-value">{count(day.points)}</td>
                <td>
                  <Medals counts={day.medals} />
                </td>
              </tr>
            ))}
          </RecordTable>
        )}
      </DayTable>
    </>
  );
}
