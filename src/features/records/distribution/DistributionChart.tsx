import { clsx } from 'clsx';
import type { DistributionBar } from '../../../api/wire/boardFromWire';
import '../../../components/reading/card.css';
import { useFormats } from '../../../i18n/useFormats';
import './distribution.css';
import { useBarRange } from './useBarRange';

interface DistributionChartProps {
  /** Best first. */
  bars: readonly DistributionBar[];
  /** The bar with the reader's own score. */
  own: DistributionBar | undefined;
  /** The name of the value that is counted; empty if there is only one. */
  name: string;
}

const height = 100;
const width = 10;
const gap = 1;

/** How many scores each bar has. The table beside it has the same for screen readers. */
export function DistributionChart({ bars, own, name }: DistributionChartProps) {
  const { count } = useFormats();
  const rangeOf = useBarRange();
  const most = Math.max(1, ...bars.map((bar) => bar.count));
  const [first, last] = [bars[0], bars.at(-1)];
  return (
    <figure aria-hidden="true" className="card-surface distribution-chart">
      {name === '' ? null : <figcaption className="text-caption text-muted">{name}</figcaption>}
      <svg
        viewBox={`0 0 ${bars.length * width} ${height}`}
        preserveAspectRatio="none"
        className="distribution-plot"
      >
        {bars.map((bar, index) => {
          const top = height - Math.round((bar.count / most) * height * 10) / 10;
          const left = index * width + gap;
          return (
            <g key={index}>
              <title>{`${rangeOf(bar)} · ${count(bar.count)}`}</title>
              <path
                d={`M${left} ${height}V${top}h${width - 2 * gap}V${height}Z`}
                className={clsx('distribution-bar', bar === own && 'distribution-own')}
              />
            </g>
          );
        })}
      </svg>
      <div className="distribution-ends">
        <span>{first && rangeOf(first)}</span>
        {last && last !== first ? <span>{rangeOf(last)}</span> : null}
      </div>
    </figure>
  );
}
