import { clsx } from 'clsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Column } from '../../../api/wire/columnsFromWire';
import type { TimelineStep } from '../../../api/wire/timelineFromWire';
import '../../../components/reading/card.css';
import { formatValue } from '../../../contract/records/formatValue';
import { useFormats } from '../../../i18n/useFormats';
import { useRoute } from '../../../navigation/useRoute';
import { lineSize, stepLine } from './stepLine';
import './timeline.css';

interface StepChartProps {
  /** In order of time; at least one has a value. */
  steps: readonly TimelineStep[];
  column: Column;
  /** With several columns, the name says which one is drawn. */
  named: boolean;
}

/** The values of the record as a step line until today. The table beside it has the same for screen readers. */
export function StepChart({ steps, column, named }: StepChartProps) {
  const { t } = useTranslation('boards');
  const { language } = useRoute();
  const { shortDate } = useFormats();
  const [now] = useState(() => Date.now());
  const { path, points, ticks } = stepLine(steps, now);
  const textOf = (amount: number) => formatValue(column.format, amount, language);
  return (
    <figure aria-hidden="true" className="card-surface timeline-chart">
      {named ? <figcaption className="text-caption text-muted">{column.name}</figcaption> : null}
      <div className={clsx('timeline-values', ticks.length === 1 && 'timeline-values-one')}>
        {ticks.map((amount) => (
          <span key={amount}>{textOf(amount)}</span>
        ))}
      </div>
      <svg
        viewBox={`0 0 ${lineSize} ${lineSize}`}
        preserveAspectRatio="none"
        className="timeline-plot"
      >
        {[0, lineSize / 2, lineSize].map((y) => (
          <path key={y} d={`M0 ${y}H${lineSize}`} className="timeline-grid" />
        ))}
        <path d={path} className="timeline-line" />
        {points.map(({ step, x, y }) => (
          <g key={step.sequence}>
            <title>{pointText(step, { date: shortDate(step.at), deleted: t('deleted') })}</title>
            <path d={`M${x} ${y}h0`} className="timeline-hit" />
            <path d={`M${x} ${y}h0`} className="timeline-point" />
          </g>
        ))}
      </svg>
      <div className="timeline-dates">
        <span>{shortDate(steps[0]?.at ?? now)}</span>
        <span>{t('timeline.today')}</span>
      </div>
    </figure>
  );
}

/** What is shown on a point: the value, the player and the date. */
function pointText(
  { values, player }: TimelineStep,
  { date, deleted }: { date: string; deleted: string },
): string {
  return [values[0]?.text ?? '', player?.username ?? deleted, date].join(' · ');
}
