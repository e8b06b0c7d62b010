import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ChartOverview } from '../../../api/wire/boardFromWire';
import { Placeholder } from '../../../components/feedback/Placeholder';
import { useFormats } from '../../../i18n/useFormats';
import { useRoute } from '../../../navigation/useRoute';
import { LocalName } from '../LocalName';
import { ScoreValues } from '../ScoreValues';
import { Holder } from './Holder';
import { OwnCells } from './OwnCells';
import type { OwnState } from './preferOwn';
import '../../../components/reading/recordTable.css';
import './chartTable.css';

interface ChartRowProps {
  /** Undefined until it is there. */
  chart: ChartOverview | undefined;
  own: OwnState;
  compact: boolean;
}

function Name({ chart }: { chart: ChartOverview }) {
  const { t } = useTranslation('games');
  const { keyedPath } = useRoute();
  return (
    <>
      <Link to={keyedPath('ChartDetail', chart)} className="list-link record-chart-link">
        <LocalName of={chart} />
      </Link>
      {chart.status === 'locked' ? (
        <span className="text-caption text-muted"> {t('group.locked')}</span>
      ) : null}
    </>
  );
}

function RecordValue({ chart: { record, columns } }: { chart: ChartOverview }) {
  const { t } = useTranslation('games');
  return record ? (
    <ScoreValues values={record.values} names={columns.map(({ name }) => name)} />
  ) : (
    <span className="text-muted record-empty">{t('group.noScore')}</span>
  );
}

/** A chart with its record. */
export function ChartRow({ chart, own, compact }: ChartRowProps) {
  const { count, shortDate } = useFormats();
  const record = chart?.record;
  return (
    <tr className={clsx(own === 'known' && chart?.own?.rank === 1 && 'record-own')}>
      <th scope="row" className="chart-name">
        {chart ? <Name chart={chart} /> : <Placeholder />}
      </th>
      <td className="record-number record-value chart-record">
        {chart ? <RecordValue chart={chart} /> : <Placeholder />}
      </td>
      <td className="chart-holder">
        {record ? <Holder record={record} /> : null}
        {chart ? null : <Placeholder />}
      </td>
      {compact ? null : (
        <>
          <td className="chart-since">{record?.at ? shortDate(record.at) : null}</td>
          <td className="record-number chart-scores">{chart ? count(chart.scores) : null}</td>
        </>
      )}
      <OwnCells chart={chart} state={own} withGap={!compact} />
    </tr>
  );
}
