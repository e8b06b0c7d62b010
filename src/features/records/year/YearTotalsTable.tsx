import { useTranslation } from 'react-i18next';
import type { YearReview, YearTotals } from '../../../api/wire/yearFromWire';
import { RecordTable } from '../../../components/reading/RecordTable';
import '../../../components/reading/recordTable.css';
import { TitledSection } from '../../../components/reading/TitledSection';
import { Text } from '../../../components/Text';
import { medals } from '../../../contract/records/medals';
import { useFormats } from '../../../i18n/useFormats';
import './year.css';

/** What the player had before the year and at its end. */
export function YearTotalsTable({ review }: { review: YearReview }) {
  const { t } = useTranslation(['year', 'boards']);
  const { count } = useFormats();
  const { before, after, state } = review;
  if (!after) return null;
  const rows: { name: string; of: (totals: YearTotals) => number }[] = [
    { name: t('boards:ranking.points'), of: ({ points }) => points },
    { name: t('boards:ranking.game-points'), of: ({ gamePoints }) => gamePoints },
    ...medals.map((medal, place) => ({
      name: t(`boards:medals.${medal}`),
      of: (totals: YearTotals) => totals.medals[place] ?? 0,
    })),
    { name: t('boards:scores'), of: ({ scores }) => scores },
    { name: t('boards:proved'), of: ({ proved }) => proved },
  ];
  const change = (amount: number) =>
    amount === 0 ? '0' : `${amount > 0 ? '+' : '−'}${count(Math.abs(amount))}`;
  return (
    <div className="year-section">
      <TitledSection title={t('totals.title')}>
        <RecordTable
          label={t('totals.title')}
          className="year-table"
          columns={[
            { name: t('totals.name') },
            ...(before ? [{ name: t('totals.before'), className: 'record-number' }] : []),
            {
              name: t(state === 'running' ? 'totals.now' : 'totals.after'),
              className: 'record-number',
            },
            ...(before ? [{ name: t('totals.change'), className: 'record-number' }] : []),
          ]}
        >
          {rows.map(({ name, of }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {before ? <td className="record-number">{count(of(before))}</td> : null}
              <td className="record-number record-value">{count(of(after))}</td>
              {before ? <td className="record-number">{change(of(after) - of(before))}</td> : null}
            </tr>
          ))}
        </RecordTable>
        {before ? null : (
          <Text muted className="year-explained">
            {t('totals.unknown')}
          </Text>
        )}
      </TitledSection>
    </div>
  );
}
