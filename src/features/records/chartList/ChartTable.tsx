import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import type { ChartOverview } from '../../../api/wire/boardFromWire';
import { RecordTable } from '../../../components/reading/RecordTable';
import { ChartRow } from './ChartRow';
import type { OwnState } from './preferOwn';
import '../../../components/reading/recordTable.css';
import './chartTable.css';

interface ChartTableProps {
  /** The accessible name. */
  label: string;
  /** Undefined while they load: as many rows are kept as there will be. */
  charts: readonly ChartOverview[] | undefined;
  rows: number;
  own: OwnState;
  /** Beside each other with other tables: without the day of the record, the number of scores and the gap. */
  compact?: boolean;
}

/** Charts, each with its record and, for members, their own score and place. On phones, rows have two lines. */
export function ChartTable({ label, charts, rows, own, compact = false }: ChartTableProps) {
  const { t } = useTranslation(['games', 'boards']);
  const wide = (name: string, className: string) => (compact ? [] : [{ name, className }]);
  const ownColumns = [
    { name: t('boards:ownScore'), className: 'record-number member-cell chart-own' },
    { name: t('group.ownRank'), className: 'record-number member-cell chart-rank' },
    ...wide(t('boards:gap'), 'record-number member-cell chart-gap'),
  ];
  const table = (
    <RecordTable
      label={label}
      columns={[
        { name: t('group.chart'), className: 'chart-name' },
        { name: t('group.record'), className: 'record-number chart-record' },
        { name: t('group.holder'), className: 'chart-holder' },
        ...wide(t('group.since'), 'chart-since'),
        ...wide(t('group.scores'), 'record-number chart-scores'),
        ...(own === 'guest' ? [] : ownColumns),
      ]}
      className={clsx(
        'chart-table',
        !compact && 'chart-table-full',
        own === 'slot' && 'chart-table-slot',
        own !== 'guest' && own !== 'slot' && 'chart-table-own',
      )}
    >
      {charts
        ? charts.map((chart) => (
            <ChartRow key={chart.id} chart={chart} own={own} compact={compact} />
          ))
        : Array.from({ length: rows }, (_, index) => (
            <ChartRow key={index} chart={undefined} own={own} compact={compact} />
          ))}
    </RecordTable>
  );
  // Screen readers do not read empty rows.
  return (
    <div aria-hidden={charts ? undefined : 'true'} className="chart-list">
      {table}
    </div>
  );
}
