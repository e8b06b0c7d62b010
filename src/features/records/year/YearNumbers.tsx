import { useTranslation } from 'react-i18next';
import type { YearReview } from '../../../api/wire/yearFromWire';
import '../../../components/reading/card.css';
import { Fact, FactList } from '../../../components/reading/FactList';
import { TitledSection } from '../../../components/reading/TitledSection';
import { useFormats } from '../../../i18n/useFormats';
import { useMonthName } from './useMonthName';
import { useYearFacts } from './useYearFacts';
import './year.css';

/** A year in numbers. */
export function YearNumbers({ review }: { review: YearReview }) {
  const { t } = useTranslation(['year', 'boards']);
  const { count, shortDate } = useFormats();
  const monthName = useMonthName('long');
  const facts = useYearFacts(review);
  const scores = (posts: number) => t('boards:total', { count: posts, formatted: count(posts) });
  const busiest = review.months.toSorted((one, other) => other.posts - one.posts)[0];
  const times = [
    ...(busiest && busiest.posts > 0
      ? [
          {
            name: t('busiestMonth'),
            value: monthName(busiest.month),
            detail: scores(busiest.posts),
          },
        ]
      : []),
    ...(review.busiestDay && review.busiestDay.posts > 1
      ? [
          {
            name: t('busiestDay'),
            value: shortDate(review.busiestDay.day),
            detail: scores(review.busiestDay.posts),
          },
        ]
      : []),
  ];
  return (
    <TitledSection title={t('numbers')}>
      <FactList className="card-surface year-numbers">
        {[...facts, ...times].map(({ name, value, detail }) => (
          <Fact key={name} name={name}>
            <span className="year-number">{value}</span>
            {detail === undefined ? null : <span className="year-detail">{detail}</span>}
          </Fact>
        ))}
      </FactList>
    </TitledSection>
  );
}
