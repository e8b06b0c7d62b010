import { useTranslation } from 'react-i18next';
import type { YearReview } from '../../../api/wire/yearFromWire';
import '../../../components/reading/card.css';
import { RecordTable } from '../../../components/reading/RecordTable';
import '../../../components/reading/recordTable.css';
import { TitledSection } from '../../../components/reading/TitledSection';
import { Text } from '../../../components/Text';
import { useFormats } from '../../../i18n/useFormats';
import { useMonthName } from './useMonthName';
import './year.css';

/** What was posted in each month, drawn and as a table, with the ranks. */
export function YearMonths({ review: { months } }: { review: YearReview }) {
  const { t } = useTranslation(['year', 'boards']);
  const { count } = useFormats();
  const monthName = useMonthName('long');
  const shortName = useMonthName('short');
  const most = Math.max(1, ...months.map(({ posts }) => posts));
  const rankText = ({ rank, exact }: { rank: number; exact: boolean }) =>
    exact ? count(rank) : t('about', { rank: count(rank) });
  return (
    <TitledSection title={t('months.title')}>
      <figure aria-hidden="true" className="card-surface year-chart">
        {Array.from({ length: 12 }, (_, index) => {
          const posts = months[index]?.posts ?? 0;
          return (
            <div key={index} className="year-month">
              <span>{posts > 0 ? count(posts) : ''}</span>
              <svg viewBox="0 0 10 100" preserveAspectRatio="none" className="year-plot">
                <path
                  d={`M1 100V${100 - Math.round((posts / most) * 100)}H9V100Z`}
                  className="year-bar"
                />
              </svg>
              <span className="year-month-name">{shortName(index + 1)}</span>
            </div>
          );
        })}
      </figure>
      <RecordTable
        label={t('months.title')}
        className="year-table"
        columns={[
          { name: t('months.month') },
          { name: t('months.posted'), className: 'record-number' },
          { name: t('months.rank'), className: 'record-number' },
        ]}
      >
        {months.map(({ month, posts, rank }) => (
          <tr key={month}>
            <th scope="row">{monthName(month)}</th>
            <td className="record-number record-value">{count(posts)}</td>
            <td className="record-number">{rank ? rankText(rank) : '–'}</td>
          </tr>
        ))}
      </RecordTable>
      <Text muted className="year-explained">
        {t('months.note')}
      </Text>
    </TitledSection>
  );
}
