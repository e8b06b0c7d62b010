import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ComparedChart } from '../../../api/wire/comparisonFromWire';
import type { PlayerScore } from '../../../api/wire/playerFromWire';
import { RecordTable } from '../../../components/reading/RecordTable';
import { boardView } from '../../../contract/views/boardViews';
import { useFormats } from '../../../i18n/useFormats';
import { useRoute } from '../../../navigation/useRoute';
import { LocalName } from '../LocalName';
import { ScoreValues } from '../ScoreValues';
import type { Names } from './useResultName';
import '../../../components/reading/recordTable.css';
import './comparison.css';

interface ComparedTableProps {
  label: string;
  names: Names;
  charts: readonly ComparedChart[];
  stale?: boolean;
}

/** Charts with the scores of both players; the better one says by how much. */
export function ComparedTable({ label, names, charts, stale = false }: ComparedTableProps) {
  const { t } = useTranslation('comparison');
  const { keyedPath } = useRoute();
  return (
    <RecordTable
      label={label}
      className="comparison-charts"
      columns={[
        { name: t('chart') },
        { name: names.name, className: 'comparison-name' },
        { name: names.other, className: 'comparison-name' },
      ]}
      stale={stale}
    >
      {charts.map(({ id, result, gap, score, otherScore }) => (
        <tr key={id}>
          <th scope="row">
            <Link
              to={keyedPath('ChartDetail', score.chart)}
              className="list-link record-chart-link"
            >
              <LocalName of={score.chart} />
            </Link>
            <span className="text-caption text-muted comparison-line">
              <LocalName of={score.game} />
            </span>
          </th>
          <ScoreCell score={score} ahead={result === 'won' ? gap : null} />
          <ScoreCell score={otherScore} ahead={result === 'lost' ? gap : null} />
        </tr>
      ))}
    </RecordTable>
  );
}

interface ScoreCellProps {
  score: PlayerScore;
  /** How far it is ahead of the other one, with a sign; null if it is not. */
  ahead: string | null;
}

/** A score that leads to the board around it, with its place there. */
function ScoreCell({ score: { chart, values, rank, of, ...score }, ahead }: ScoreCellProps) {
  const { t } = useTranslation(['comparison', 'boards']);
  const { keyedPath, scorePath } = useRoute();
  const { count } = useFormats();
  const value = <ScoreValues values={values} />;
  return (
    <td>
      <Link to={scorePath(score.id)} className="list-link">
        {ahead === null ? value : <strong>{value}</strong>}
      </Link>
      {rank === null ? null : (
        <Link
          to={`${keyedPath('ChartDetail', chart)}${boardView.queryFor({ rank })}`}
          className="list-link text-caption comparison-line"
        >
          {t('boards:place', { rank: count(rank), of: count(of) })}
        </Link>
      )}
      {ahead === null ? null : (
        <span className="text-caption comparison-line comparison-ahead">
          {t('ahead', { gap: ahead.replace(/^[+\-−]/, '') })}
        </span>
      )}
    </td>
  );
}
