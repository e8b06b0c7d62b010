import { useTranslation } from 'react-i18next';
import type { ChartDetails } from '../../../api/wire/boardFromWire';
import type { TimelineStep } from '../../../api/wire/timelineFromWire';
import { RecordTable } from '../../../components/reading/RecordTable';
import { useFormats } from '../../../i18n/useFormats';
import { PlayerName } from '../PlayerName';
import { ScoreValues } from '../ScoreValues';
import '../../../components/reading/recordTable.css';

interface TimelineTableProps {
  chart: Pick<ChartDetails, 'columns'>;
  /** Newest first. */
  steps: readonly TimelineStep[];
}

/** The changes of the record with their dates and players. */
export function TimelineTable({ chart, steps }: TimelineTableProps) {
  const { t } = useTranslation('boards');
  const { shortDate } = useFormats();
  const names = chart.columns.map(({ name }) => name);
  return (
    <RecordTable
      label={t('timeline.title')}
      columns={[
        { name: t('date') },
        { name: t('score'), className: 'record-number' },
        { name: t('player') },
      ]}
    >
      {steps.map(({ sequence, at, values, player }) => (
        <tr key={sequence}>
          <td>
            <time dateTime={at}>{shortDate(at)}</time>
          </td>
          <td className="record-number record-value">
            {values.length > 0 ? (
              <ScoreValues values={values} names={names} />
            ) : (
              <span className="text-muted record-empty">{t('timeline.none')}</span>
            )}
          </td>
          <th scope="row">{player ? <PlayerName player={player} /> : null}</th>
        </tr>
      ))}
    </RecordTable>
  );
}
