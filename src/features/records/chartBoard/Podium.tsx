import { useTranslation } from 'react-i18next';
import type { BoardScore, ChartDetails } from '../../../api/wire/boardFromWire';
import '../../../components/reading/card.css';
import { useFormats } from '../../../i18n/useFormats';
import { PlayerName } from '../PlayerName';
import { ScoreValues } from '../ScoreValues';
import { StateMark } from '../StateMark';
import '../../../components/VisuallyHidden.css';
import './board.css';

interface PodiumProps {
  /** The first scores of the board. */
  scores: readonly BoardScore[];
  chart: ChartDetails;
}

/** The three best scores of a chart; those of a tie have the same rank. */
export function Podium({ scores, chart }: PodiumProps) {
  const { t } = useTranslation('boards');
  const { count, shortDate } = useFormats();
  return (
    <ol aria-label={t('podium')} className="podium">
      {scores.map(({ id, rank, player, values, state, at, points }) => (
        <li key={id} className={`card-surface podium-place podium-rank${rank}`}>
          <span className="podium-rank">
            <span className="visually-hidden">{t('rank')} </span>
            {count(rank)}
          </span>
          <span className="podium-value">
            <ScoreValues values={values} names={chart.columns.map(({ name }) => name)} />
          </span>
          <span>
            <PlayerName player={player} />
          </span>
          <span className="text-caption podium-facts">
            {chart.counts ? (
              <span>{t('pointCount', { count: points, formatted: count(points) })}</span>
            ) : null}
            {at ? <span>{shortDate(at)}</span> : null}
            <StateMark state={state} />
          </span>
        </li>
      ))}
    </ol>
  );
}
