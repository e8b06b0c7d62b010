import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { GameFirst } from '../../../api/wire/gameFirstFromWire';
import '../../../components/reading/recordTable.css';
import { RecordTable } from '../../../components/reading/RecordTable';
import { useRoute } from '../../../navigation/useRoute';
import { LocalName } from '../LocalName';
import { PlayerName } from '../PlayerName';
import { ScoreValues } from '../ScoreValues';
import { FirstTime } from './FirstTime';
import './firsts.css';

/** Who took which first place of a game, when, and from whom. */
export function GameFirstTable({ firsts }: { firsts: readonly GameFirst[] }) {
  const { t } = useTranslation(['past', 'boards']);
  const { keyedPath } = useRoute();
  return (
    <RecordTable
      label={t('holders.list')}
      columns={[
        { name: t('firsts.chart') },
        { name: t('boards:player') },
        { name: t('boards:score'), className: 'record-number' },
      ]}
    >
      {firsts.map(({ group, chart, player, values, since, until, previous }) => (
        <tr key={`${chart.id} ${since}`}>
          <th scope="row">
            <Link to={keyedPath('ChartDetail', chart)} className="list-link record-chart-link">
              <LocalName of={chart} />
            </Link>
            <span className="text-caption text-muted firsts-line">
              <LocalName of={group} />
            </span>
          </th>
          <td>
            <PlayerName player={player} />
            <span className="text-body2 firsts-line">
              <FirstTime since={since} until={until} />
            </span>
            {previous ? (
              <span className="text-body2 firsts-line">
                <span className="text-muted">{t('holders.before')}</span>{' '}
                <PlayerName player={previous} />
              </span>
            ) : null}
          </td>
          <td className="record-number record-value">
            <ScoreValues values={values} />
          </td>
        </tr>
      ))}
    </RecordTable>
  );
}
