import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Targets } from '../../../api/wire/targetsFromWire';
import { useFormats } from '../../../i18n/useFormats';
import { useRoute } from '../../../navigation/useRoute';
import { LocalName } from '../LocalName';
import { NextStep } from '../ownScores/NextStep';
import { Target } from './Target';

type Given<Kind extends keyof Targets> = NonNullable<Targets[Kind]>;

interface TargetChartProps extends Pick<Given<'unplayed'>, 'game' | 'chart'> {
  /** Where the chart leads to. */
  to: string;
}

function TargetChart({ game, chart, to }: TargetChartProps) {
  const { keyedPath } = useRoute();
  return (
    <span>
      <Link to={to} className="text-link">
        <LocalName of={chart} />
      </Link>
      {' · '}
      <Link to={keyedPath('GameDetail', game)} className="list-link">
        <LocalName of={game} />
      </Link>
    </span>
  );
}

const valuesOf = ({ values }: Pick<Given<'proof'>['score'], 'values'>) =>
  values.map(({ text }) => text).join(' · ');

/** The cheapest next place: the score to type, and how far it is. */
export function PlaceTarget({ target: { score, gap } }: { target: Given<'place'> }) {
  const { t } = useTranslation(['visits', 'boards']);
  const { count } = useFormats();
  const { keyedPath } = useRoute();
  const { rank, of } = score;
  return (
    <Target title={t('targets.place')}>
      <TargetChart {...score} to={keyedPath('ChartDetail', score.chart)} />
      <span className="text-body2 text-muted">
        {valuesOf(score)}
        {rank === null ? null : ` · ${t('boards:place', { rank: count(rank), of: count(of) })}`}
        {gap ? ` · ${t('boards:toNext', { gap })}` : null}
      </span>
      <NextStep score={score} />
    </Target>
  );
}

/** A chart never played, with what a first score brings. */
export function UnplayedTarget({ chart }: { chart: Given<'unplayed'> }) {
  const { t } = useTranslation(['visits', 'boards']);
  const { count } = useFormats();
  const { keyedPath } = useRoute();
  const { lastPoints, middle, scores } = chart;
  return (
    <Target title={t('targets.unplayed')}>
      <TargetChart {...chart} to={keyedPath('ChartDetail', chart.chart)} />
      <span className="text-body2 text-muted">
        {t('boards:total', { count: scores, formatted: count(scores) })}
      </span>
      {middle ? (
        <NextStep score={{ rank: null, tied: 1, next: middle }} />
      ) : (
        <span className="text-body2">
          {t('boards:pointCount', { count: lastPoints, formatted: `+${count(lastPoints)}` })}
        </span>
      )}
    </Target>
  );
}

/** A score that has to be proved, or could be; its page takes the proof. */
export function ProofTarget({ target: { score, asked, dueAt } }: { target: Given<'proof'> }) {
  const { t } = useTranslation(['visits', 'boards']);
  const { count, shortDate } = useFormats();
  const { scorePath } = useRoute();
  const { rank, of } = score;
  return (
    <Target title={t(asked ? 'targets.prove' : 'targets.provable')}>
      <TargetChart {...score} to={scorePath(score.id)} />
      <span className="text-body2 text-muted">
        {valuesOf(score)}
        {rank === null ? null : ` · ${t('boards:place', { rank: count(rank), of: count(of) })}`}
      </span>
      {dueAt === null ? null : (
        <span className="text-body2">{t('targets.until', { date: shortDate(dueAt) })}</span>
      )}
    </Target>
  );
}
