import { useTranslation } from 'react-i18next';
import type { ComparisonSums } from '../../../api/wire/comparisonFromWire';
import '../../../components/reading/card.css';
import { useFormats } from '../../../i18n/useFormats';
import { useResultName, type Names } from './useResultName';
import './comparison.css';

/** From left to right. */
const parts = ['won', 'tied', 'lost'] as const;

/** How the shared charts are divided between two players, in numbers and as a bar. */
export function ResultBar({ names, sums }: { names: Names; sums: ComparisonSums }) {
  const { t } = useTranslation('comparison');
  const { count } = useFormats();
  const nameOf = useResultName(names);
  return (
    <div className="card-surface comparison-sums">
      <dl className="comparison-counts">
        {parts.map((part) => (
          <div key={part} className={`comparison-count comparison-${part}`}>
            <dt>{nameOf(part)}</dt>
            <dd>{count(sums[part])}</dd>
          </div>
        ))}
      </dl>
      <div aria-hidden="true" className="comparison-bar">
        {parts.map((part) =>
          sums[part] === 0 ? null : (
            <span
              key={part}
              className={`comparison-part comparison-${part}`}
              style={{ flexGrow: sums[part] }}
            />
          ),
        )}
      </div>
      <p className="text-body2 text-muted">
        {t('sharedCount', { count: sums.shared, formatted: count(sums.shared) })}
      </p>
    </div>
  );
}
