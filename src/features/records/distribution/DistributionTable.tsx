import { useTranslation } from 'react-i18next';
import type { DistributionBar } from '../../../api/wire/boardFromWire';
import { VisuallyHidden } from '../../../components/VisuallyHidden';
import { useFormats } from '../../../i18n/useFormats';

interface DistributionTableProps {
  bars: readonly DistributionBar[];
  /** The bar with the reader's own score. */
  own: DistributionBar | undefined;
}

/** The bars for screen readers. */
export function DistributionTable({ bars, own }: DistributionTableProps) {
  const { t } = useTranslation('boards');
  const { count } = useFormats();
  return (
    <VisuallyHidden>
      <table aria-label={t('distribution.title')}>
        <thead>
          <tr>
            <th scope="col">{t('score')}</th>
            <th scope="col">{t('scores')}</th>
          </tr>
        </thead>
        <tbody>
          {bars.map((bar) => (
            <tr key={bar.best.raw}>
              <th scope="row">
                {bar.worst
                  ? t('distribution.range', { best: bar.best.text, worst: bar.worst.text })
                  : t('distribution.andWorse', { best: bar.best.text })}
                {bar === own ? ` (${t('you')})` : null}
              </th>
              <td>{count(bar.count)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </VisuallyHidden>
  );
}
