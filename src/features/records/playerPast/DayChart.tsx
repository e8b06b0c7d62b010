import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import '../../../components/reading/card.css';
import { useFormats } from '../../../i18n/useFormats';
import '../timeline/timeline.css';
import { dayLine, plotSize, positionsOf, ticksOf, type Scale } from './dayLine';
import './playerPast.css';

interface DayChartProps {
  title: string;
  /** In their order; at least one. */
  days: readonly string[];
  /** Today. */
  until: string;
  /** With an amount for each day. The class has its colour and dashes. */
  lines: readonly { id?: number; name: string; className?: string; amounts: readonly number[] }[];
  scale: Scale;
}

/** Amounts over time as step lines. The table below it has the same for screen readers. */
export function DayChart({ title, days, until, lines, scale }: DayChartProps) {
  const { t } = useTranslation(['boards', 'common']);
  const { count, shortDate } = useFormats();
  const positions = positionsOf(days, until);
  const ticks = ticksOf(scale);
  const textOf = (index: number) =>
    [
      shortDate(days[index] ?? until),
      ...lines.map(({ name, amounts }) =>
        t('common:labelled', { label: name, value: count(amounts[index] ?? 0) }),
      ),
    ].join(' · ');
  return (
    <figure aria-hidden="true" className="card-surface timeline-chart day-chart">
      <figcaption>
        <span className="day-chart-title">{title}</span>
        {lines.map(({ name, id = name, className, amounts }) => (
          <span key={id} className="day-chart-name">
            {lines.length > 1 ? (
              <svg viewBox="0 0 28 8" className="day-chart-sample">
                <path d="M0 4H28" className={clsx('day-line', className)} />
              </svg>
            ) : null}
            {lines.length > 1 ? `${name} ` : ''}
            <b>{count(amounts.at(-1) ?? 0)}</b>
          </span>
        ))}
      </figcaption>
      <div className={clsx('timeline-values', ticks.length === 1 && 'timeline-values-one')}>
        {ticks.map((amount) => (
          <span key={amount}>{count(amount)}</span>
        ))}
      </div>
      <svg
        viewBox={`0 0 ${plotSize} ${plotSize}`}
        preserveAspectRatio="none"
        className="timeline-plot"
      >
        {[0, plotSize / 2, plotSize].map((y) => (
          <path key={y} d={`M0 ${y}H${plotSize}`} className="timeline-grid" />
        ))}
        {lines.map(({ name, id = name, className, amounts }) => (
          <path
            key={id}
            d={dayLine(positions, amounts, scale)}
            className={clsx('day-line', className)}
          />
        ))}
        {positions.map((x, index) => (
          <rect
            key={days[index]}
            x={x}
            width={(positions[index + 1] ?? plotSize) - x}
            height={plotSize}
            className="day-chart-slice"
          >
            <title>{textOf(index)}</title>
          </rect>
        ))}
      </svg>
      <div className="timeline-dates">
        <span>{shortDate(days[0] ?? until)}</span>
        <span>{t('timeline.today')}</span>
      </div>
    </figure>
  );
}
