import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { LatestScore, PlayerScore } from '../../api/wire/playerFromWire';
import { useFormats } from '../../i18n/useFormats';
import { useRoute } from '../../navigation/useRoute';
import { LocalName } from './LocalName';
import { ScoreValues } from './ScoreValues';
import { StateMark } from './StateMark';
import './scoreLine.css';

/** Scores below a heading with their game. Tall ones have more facts, in two lines. */
export const ScoreLines = ({ tall = false, children }: { tall?: boolean; children: ReactNode }) => (
  <ul className={clsx('score-lines', tall && 'score-lines-tall')}>{children}</ul>
);

interface ScoreLineProps {
  score: LatestScore | PlayerScore;
  /** Beside the place. */
  standing?: ReactNode;
  /** Between the platform and the proof. */
  fact?: ReactNode;
  /** Below the rest. */
  children?: ReactNode;
}

/** A score with its chart, place, platform and proof. */
export function ScoreLine({ score, standing, fact, children }: ScoreLineProps) {
  const { t } = useTranslation('boards');
  const { keyedPath, scorePath } = useRoute();
  const { count } = useFormats();
  const { id, chart, values, rank, of, platform, state } = score;
  return (
    <li className="score-line">
      <Link to={keyedPath('ChartDetail', chart)} className="list-link score-line-chart">
        <LocalName of={chart} />
      </Link>
      <Link to={scorePath(id)} className="list-link score-line-value">
        <ScoreValues values={values} />
      </Link>
      <span className="score-line-place">
        {rank === null ? '–' : t('place', { rank: count(rank), of: count(of) })}
      </span>
      {standing}
      <span className="score-line-facts">
        {platform ? <LocalName of={platform} /> : null}
        {fact}
        <StateMark state={state} />
      </span>
      {children}
    </li>
  );
}
