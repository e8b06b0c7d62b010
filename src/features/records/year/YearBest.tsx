import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { YearReview } from '../../../api/wire/yearFromWire';
import '../../../components/reading/card.css';
import { TitledSection } from '../../../components/reading/TitledSection';
import { Text } from '../../../components/Text';
import { yearRules } from '../../../contract/records/playerYears';
import { useFormats } from '../../../i18n/useFormats';
import { useRoute } from '../../../navigation/useRoute';
import { LocalName } from '../LocalName';
import { BestPlaces } from '../playerPast/BestPlaces';
import './year.css';

/** The best place of the year, and the first place that was held longest. */
export function YearBest({ review: { best, firsts } }: { review: YearReview }) {
  const { t } = useTranslation('year');
  const { count, shortDate } = useFormats();
  const { keyedPath } = useRoute();
  const { longest } = firsts;
  return (
    <>
      {best ? (
        <div className="year-section">
          <TitledSection title={t('best.title')}>
            <BestPlaces scores={[best]} />
            <Text muted className="year-explained">
              {t('best.how', { formatted: count(yearRules.compared) })}
            </Text>
          </TitledSection>
        </div>
      ) : null}
      {longest ? (
        <div className="year-section">
          <TitledSection title={t('firsts.longest')}>
            <p className="card-surface year-reign">
              <span>
                <Link to={keyedPath('ChartDetail', longest.chart)} className="list-link">
                  <LocalName of={longest.chart} />
                </Link>{' '}
                <span className="text-muted">
                  <LocalName of={longest.game} />
                </span>
              </span>
              <span>
                <strong>
                  {t('firsts.days', { count: longest.days, formatted: count(longest.days) })}
                </strong>
                {' · '}
                {longest.until
                  ? t('firsts.span', {
                      since: shortDate(longest.since),
                      until: shortDate(longest.until),
                    })
                  : t('firsts.still', { since: shortDate(longest.since) })}
              </span>
            </p>
          </TitledSection>
        </div>
      ) : null}
    </>
  );
}
