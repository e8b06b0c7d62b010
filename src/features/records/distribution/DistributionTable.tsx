import { useTranslation } from 'react-i18next';
import type { DistributionBar } from '../../../api/wire/boardFromWire';
import { VisuallyHidden } from '../../../components/VisuallyHidden';
import { useFormats } from '../../../i18n/useFormats';
import { useBarRange } from './useBarRange';

interface DistributionTableProps {
  bars: readonly DistributionBar[];
  /** The bar with the reader's own score. */
  own: DistributionBar | undefined;
}

/** The bars for screen readers. */
export function DistributionTable({ bars, own }: DistributionTableProps) {
  const { t } = useTranslation('boards');
  const { count } = useFormats();
  const rangeOf = useBarRange();
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
          {bars.map((bar, index) => (
            <tr key={index}>
              <th scope="row">
                {rangeOf(bar)}
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
