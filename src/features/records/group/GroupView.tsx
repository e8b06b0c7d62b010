import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ChartOverview } from '../../../api/wire/boardFromWire';
import type { Group } from '../../../api/wire/gameFromWire';
import { RecordTable } from '../../../components/reading/RecordTable';
import { PageHeader } from '../../../components/page/PageHeader';
import { Text } from '../../../components/Text';
import { useFormats } from '../../../i18n/useFormats';
import { useRoute } from '../../../navigation/useRoute';
import { LocalName } from '../LocalName';
import { PlayerName } from '../PlayerName';
import { ScoreValues } from '../ScoreValues';
import '../records.css';
import '../../../components/reading/recordTable.css';

/** The name of a group below that of its game. */
export function GroupHeader({ group, edit }: { group: Group; edit?: ReactNode }) {
  const { t } = useTranslation('games');
  const { keyedPath } = useRoute();
  const { count } = useFormats();
  const amount = (number: number) => ({ count: number, formatted: count(number) });
  return (
    <PageHeader
      eyebrow={
        <Link to={keyedPath('GameDetail', group.game)} className="list-link">
          <LocalName of={group.game} />
        </Link>
      }
      title={<LocalName of={group} />}
    >
      <ul className="record-facts">
        <li>{t('charts', amount(group.charts))}</li>
        <li>{t('scores', amount(group.scores))}</li>
        {group.dlc ? <li>{t('game.dlc')}</li> : null}
        {group.ranked ? null : <li>{t('game.unranked')}</li>}
      </ul>
      <div className="record-action">{edit}</div>
    </PageHeader>
  );
}

function Holder({ record }: { record: NonNullable<ChartOverview['record']> }) {
  const { t } = useTranslation('games');
  const { count } = useFormats();
  const others = record.tied - 1;
  return (
    <>
      <PlayerName player={record.player} />
      {others > 0 ? (
        <span className="text-caption text-muted">
          {' '}
          {t('group.shared', { count: others, formatted: count(others) })}
        </span>
      ) : null}
    </>
  );
}

function ChartRow({ chart }: { chart: ChartOverview }) {
  const { t } = useTranslation('games');
  const { keyedPath } = useRoute();
  const { count, shortDate } = useFormats();
  const { record } = chart;
  return (
    <tr>
      <th scope="row">
        <Link to={keyedPath('ChartDetail', chart)} className="list-link record-chart-link">
          <LocalName of={chart} />
        </Link>
        {chart.status === 'locked' ? (
          <span className="text-caption text-muted"> {t('group.locked')}</span>
        ) : null}
      </th>
      <td className="record-number record-value">
        {record ? (
          <ScoreValues values={record.values} names={chart.columns.map(({ name }) => name)} />
        ) : (
          <span className="text-muted record-empty">{t('group.noScore')}</span>
        )}
      </td>
      <td>{record ? <Holder record={record} /> : null}</td>
      <td className="record-wide">{record?.at ? shortDate(record.at) : null}</td>
      <td className="record-number record-medium">{count(chart.scores)}</td>
    </tr>
  );
}

/** The charts of a group, each with its record. */
export function ChartTable({ charts, label }: { charts: readonly ChartOverview[]; label: string }) {
  const { t } = useTranslation('games');
  if (charts.length === 0) return <Text muted>{t('group.empty')}</Text>;
  return (
    <RecordTable
      label={label}
      columns={[
        { name: t('group.chart') },
        { name: t('group.record'), className: 'record-number' },
        { name: t('group.holder') },
        { name: t('group.since'), className: 'record-wide' },
        { name: t('group.scores'), className: 'record-number record-medium' },
      ]}
    >
      {charts.map((chart) => (
        <ChartRow key={chart.id} chart={chart} />
      ))}
    </RecordTable>
  );
}
