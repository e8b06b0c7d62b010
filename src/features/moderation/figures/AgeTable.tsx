import { useTranslation } from 'react-i18next';
import type { ModerationFigures } from '../../../api/wire/moderationFromWire';
import { useFormats } from '../../../i18n/useFormats';
import { Text } from '../../../components/Text';
import './figures.css';

/** The waiting proofs by age: a table whose numbers are also bars. */
export function AgeTable({ ages }: Pick<ModerationFigures, 'ages'>) {
  const { t } = useTranslation('moderation');
  const { count } = useFormats();
  const most = Math.max(...ages.map(({ proofs }) => proofs), 1);
  const nameOf = (index: number) => {
    const from = ages[index]?.days ?? 0;
    const next = ages[index + 1]?.days;
    if (next === undefined) return t('figures.atLeast', { count: from });
    if (from === 0) return t('figures.lessThan', { count: next });
    return next - from === 1
      ? t('figures.day', { count: from })
      : t('figures.days', { from: count(from), to: count(next - 1) });
  };
  if (ages.every(({ proofs }) => proofs === 0)) return <Text muted>{t('queues.empty.title')}</Text>;
  return (
    <table aria-label={t('figures.ages')} className="age-table">
      <thead>
        <tr>
          <th scope="col">{t('figures.age')}</th>
          <th scope="col">{t('sections.proofs')}</th>
        </tr>
      </thead>
      <tbody>
        {ages.map(({ days, proofs }, index) => (
          <tr key={days}>
            <th scope="row">{nameOf(index)}</th>
            <td>
              {proofs > 0 ? (
                <span className="age-bar" style={{ width: `${(proofs / most) * 100}%` }} />
              ) : null}
              <span>{count(proofs)}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
