import { useTranslation } from 'react-i18next';
import { actionClass } from '../../components/buttons/actionClass';
import '../../components/reading/card.css';
import { Text } from '../../components/Text';
import type { BlockedRow } from './blockedRows';
import './sheet.css';

interface BlockedRowListProps {
  rows: readonly BlockedRow[];
  onDiscard: (chart: number) => void;
}

/** The typed rows that cannot be sent, with their values, which are stored nowhere else. */
export function BlockedRowList({ rows, onDiscard }: BlockedRowListProps) {
  const { t } = useTranslation(['scoreSheet', 'common']);
  if (rows.length === 0) return null;
  return (
    <section aria-label={t('blocked.title')} className="card-surface sheet-unsent">
      <Text variant="h4" component="h2">
        {t('blocked.title')}
      </Text>
      <ul>
        {rows.map(({ chart, name, texts, because }) => {
          const label = name || t('blocked.unnamed', { id: chart });
          return (
            <li key={chart}>
              <strong>{label}</strong>: {texts.join(' · ')}{' '}
              <span className="sheet-error">{t(`blocked.${because}`)}</span>{' '}
              <button
                type="button"
                aria-label={t('common:labelled', { label: t('unsent.discard'), value: label })}
                className={actionClass('text', 'small')}
                onClick={() => onDiscard(chart)}
              >
                {t('unsent.discard')}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
