import { useTranslation } from 'react-i18next';
import type { ComparisonPage } from '../../../api/wire/comparisonFromWire';
import { TitledSection } from '../../../components/reading/TitledSection';
import { Text } from '../../../components/Text';
import { ComparedTable } from './ComparedTable';
import type { Names } from './useResultName';
import './comparison.css';

interface BiggestGapsProps {
  names: Names;
  gaps: ComparisonPage['gaps'];
}

/** Where each player is furthest ahead. */
export function BiggestGaps({ names, gaps: { won, lost } }: BiggestGapsProps) {
  const { t } = useTranslation('comparison');
  const halves = [
    { name: names.name, charts: won },
    { name: names.other, charts: lost },
  ].filter(({ charts }) => charts.length > 0);
  if (halves.length === 0) return null;
  return (
    <div className="comparison-section">
      <TitledSection title={t('gaps')}>
        <Text muted className="comparison-note">
          {t('gapsNote')}
        </Text>
        <div className="comparison-halves">
          {halves.map(({ name, charts }, index) => (
            <div key={index}>
              <Text variant="h4" component="h3" className="comparison-half-title">
                {t('aheadOf', { name })}
              </Text>
              <ComparedTable label={t('aheadOf', { name })} names={names} charts={charts} />
            </div>
          ))}
        </div>
      </TitledSection>
    </div>
  );
}
