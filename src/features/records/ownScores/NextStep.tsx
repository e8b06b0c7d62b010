import { mdiArrowUpBold } from '@mdi/js';
import { useTranslation } from 'react-i18next';
import type { OwnScore } from '../../../api/wire/playerFromWire';
import { Icon } from '../../../components/Icon';
import { useFormats } from '../../../i18n/useFormats';
import './own.css';

interface NextStepProps {
  score: Pick<OwnScore, 'rank' | 'tied' | 'next'>;
}

/** What the next place needs: “2:00.90 for place 3: +120 points”. */
export function NextStep({ score: { rank, tied, next } }: NextStepProps) {
  const { t } = useTranslation('boards');
  const { count } = useFormats();
  if (!next) {
    return rank === 1 && tied === 1 ? (
      <span className="own-next text-muted">{t('own.leading')}</span>
    ) : null;
  }
  const words = { value: next.values.map(({ text }) => text).join(' · '), rank: count(next.rank) };
  const { points } = next;
  return (
    <span className="own-next">
      <Icon path={mdiArrowUpBold} fontSize="small" />
      <span>
        {points === 0
          ? t('own.nextPlace', words)
          : t('own.next', { ...words, count: points, formatted: count(points) })}
      </span>
    </span>
  );
}
