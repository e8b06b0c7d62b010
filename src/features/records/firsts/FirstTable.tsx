import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { FirstPlace } from '../../../api/wire/firstFromWire';
import '../../../components/reading/recordTable.css';
import { RecordTable } from '../../../components/reading/RecordTable';
import { useRoute } from '../../../navigation/useRoute';
import { LocalName } from '../LocalName';
import { PlayerName } from '../PlayerName';
import { ScoreValues } from '../ScoreValues';
import { FirstTime } from './FirstTime';
import './firsts.css';

interface FirstTableProps {
  firsts: readonly FirstPlace[];
  /** They are those of another state. */
  stale: boolean;
}

/** Charts of which a player held the first place, from when to when, and who followed. */
export function FirstTable({ firsts, stale }: FirstTableProps) {
  const { t } = useTranslation(['past', 'boards']);
  const { keyedPath } = useRoute();
  return (
    <RecordTable
      label={t('firsts.title')}
      columns={[
        { name: t('firsts.chart') },
        { name: t('boards:score'), className: 'record-number' },
        { name: t('firsts.time') },
      ]}
      stale={stale}
    >
      {firsts.map(({ game, chart, values, since, until, next }) => (
        <tr key={`${chart.id} ${since}`}>
          <th scope="row">
            <Link to={keyedPath('ChartDetail', chart)} className="list-link record-chart-link">
              <LocalName of={chart} />
            </Link>
            <span className="text-caption text-muted firsts-line">
              <LocalName of={game} />
            </span>
          </th>
          <td className="record-number record-value">
            <ScoreValues values={values} />
          </td>
          <td>
            <FirstTime since={since} until={until} />
            {until ? (
              <span className="text-body2 firsts-line">
                <span className="text-muted">{t('firsts.next')}</span>{' '}
                {next ? <PlayerName player={next} /> : t('firsts.nobody')}
              </span>
            ) : null}
          </td>
        </tr>
      ))}
    </RecordTable>
  );
}
