import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import '../../../components/buttons/buttons.css';
import '../../../components/forms/ListFilters.css';
import { ownCharts, ownChartsView, type OwnCharts } from '../../../contract/views/ownChartsView';
import type { OwnState } from './preferOwn';
import './chartTable.css';

interface OwnChartLinksProps {
  own: OwnState;
  chosen: OwnCharts | null;
}

/** Links to the charts by what the member has there. They have their place before the own scores are known. */
export function OwnChartLinks({ own, chosen }: OwnChartLinksProps) {
  const { t } = useTranslation('games');
  if (own !== 'known') return <div className="own-chart-links" />;
  return (
    <nav aria-label={t('ownCharts.label')} className="choice-row own-chart-links">
      {[null, ...ownCharts].map((each) => (
        <Link
          key={each}
          to={ownChartsView.queryFor({ own: each }) || '?'}
          preventScrollReset
          aria-current={each === chosen ? 'true' : undefined}
          className="pressable choice-chip"
        >
          {t(`ownCharts.${each ?? 'all'}`)}
        </Link>
      ))}
    </nav>
  );
}
