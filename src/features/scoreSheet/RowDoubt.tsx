import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { SheetChart } from '../../api/wire/sheetFromWire';
import '../../components/html/links.css';
import { useRoute } from '../../navigation/useRoute';
import { gapText, valuesText } from './valueTexts';

interface RowDoubtProps {
  chart: SheetChart;
  values: readonly number[];
  /** The first place that the values would take. */
  first: readonly number[];
}

/** What a doubted value is compared with, and the way to the rule. */
export function RowDoubt({ chart, values, first }: RowDoubtProps) {
  const { t } = useTranslation('scoreSheet');
  const { language, pathTo } = useRoute();
  const gap = gapText(chart, { from: values, to: first }, language);
  const value = valuesText(chart, first, language);
  return (
    <>
      {gap === undefined ? null : <span>{t('unusual.first', { value, gap })}</span>}
      <Link to={{ pathname: pathTo('Rules'), hash: 'unusual' }} className="text-link">
        {t('unusual.why')}
      </Link>
    </>
  );
}
