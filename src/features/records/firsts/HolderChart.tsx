import { useTranslation } from 'react-i18next';
import type { FirstHolders } from '../../../api/wire/gameFirstFromWire';
import '../../../components/reading/recordTable.css';
import { RecordTable } from '../../../components/reading/RecordTable';
import { Text } from '../../../components/Text';
import { pastRules } from '../../../contract/records/past';
import { useFormats } from '../../../i18n/useFormats';
import { DayChart } from '../playerPast/DayChart';
import { DayTable } from '../playerPast/DayTable';
import './firsts.css';

/** How many first places of a game players held over time, as lines and as a table. */
export function HolderChart({ holders: { items, days, whole } }: { holders: FirstHolders }) {
  const { t } = useTranslation(['past', 'boards']);
  const { count, shortDate } = useFormats();
  const names = items.map(({ player }) => player.username ?? t('boards:deleted'));
  const [first = '', last = first] = [days[0], days.at(-1)];
  return (
    <>
      <DayChart
        title={t('holders.title')}
        days={days}
        until={last}
        lines={items.map(({ player, counts }, index) => ({
          id: player.id,
          name: names[index] ?? '',
          className: `first-line-${index + 1}`,
          amounts: counts,
        }))}
        scale={{ low: 0, high: Math.max(...items.flatMap(({ counts }) => counts)) }}
      />
      {whole ? null : (
        <Text muted>
          {t('holders.latest', { number: count(pastRules.maxFirsts), day: shortDate(first) })}
        </Text>
      )}
      <DayTable summary={t('holders.table')}>
        {() => (
          <RecordTable
            label={t('holders.title')}
            columns={[
              { name: t('boards:date') },
              ...names.map((name) => ({ name, className: 'record-number' })),
            ]}
          >
            {days
              .map((day, index) => (
                <tr key={day}>
                  <th scope="row">{shortDate(day)}</th>
                  {items.map(({ player, counts }) => (
                    <td key={player.id} className="record-number record-value">
                      {count(counts[index] ?? 0)}
                    </td>
                  ))}
                </tr>
              ))
              .toReversed()}
          </RecordTable>
        )}
      </DayTable>
    </>
  );
}
