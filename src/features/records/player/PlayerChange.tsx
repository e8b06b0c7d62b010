import { useTranslation } from 'react-i18next';
import { changeDays } from '../../../contract/records/rankingBoards';
import { useFormats } from '../../../i18n/useFormats';

interface PlayerChangeProps {
  /** The amounts may be negative; zeros are left out. */
  parts: readonly { name?: string; amount: number }[];
}

/** “+120 in 30 days”, “Platinum +1 · Silver −2 in 30 days”. */
export function PlayerChange({ parts }: PlayerChangeProps) {
  const { t } = useTranslation('player');
  const { count } = useFormats();
  const days = count(changeDays);
  const changed = parts.filter(({ amount }) => amount !== 0);
  if (changed.length === 0) return <span className="text-muted">{t('noChange', { days })}</span>;
  const words = changed.map(({ name = '', amount }) =>
    `${name} ${amount > 0 ? '+' : '−'}${count(Math.abs(amount))}`.trim(),
  );
  return t('change', { change: words.join(' · '), days });
}
