import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { UnplayedChart } from '../../../api/wire/unplayedChartFromWire';
import { useFormats } from '../../../i18n/useFormats';
import { useRoute } from '../../../navigation/useRoute';
import { LocalName } from '../LocalName';
import '../scoreLine.css';
import { NextStep } from './NextStep';
import { SheetLink } from './OwnScoreList';
import './own.css';

interface UnplayedLineProps {
  chart: UnplayedChart;
  /** With the game: charts of several are listed. */
  named: boolean;
}

/** A chart without an own score: what its last place brings, and what its middle needs. */
export function UnplayedLine({
  chart: { game, chart, scores, lastPoints, middle },
  named,
}: UnplayedLineProps) {
  const { t } = useTranslation(['boards', 'unplayed']);
  const { keyedPath } = useRoute();
  const { count } = useFormats();
  const formatted = count(lastPoints);
  return (
    <li className="score-line">
      <Link to={keyedPath('ChartDetail', chart)} className="list-link score-line-chart">
        <LocalName of={chart} />
      </Link>
      <span className="score-line-place">
        {t('total', { count: scores, formatted: count(scores) })}
      </span>
      <span className="score-line-facts">
        {named ? (
          <Link to={keyedPath('GameDetail', game)} className="list-link">
            <LocalName of={game} />
          </Link>
        ) : null}
        <span>
          {middle
            ? t('unplayed:last', { count: lastPoints, formatted })
            : t('pointCount', { count: lastPoints, formatted: `+${formatted}` })}
        </span>
      </span>
      <span className="own-note">
        {middle ? (
          <NextStep score={{ rank: null, tied: 1, next: middle }} />
        ) : (
          <span className="own-next">{t('empty.text')}</span>
        )}
        {named ? <SheetLink game={game} /> : null}
      </span>
    </li>
  );
}
