import { useTranslation } from 'react-i18next';
import { actionClass } from '../../components/buttons/actionClass';
import '../../components/reading/card.css';
import { Text } from '../../components/Text';
import { entryRemoved } from '../../state/pwaSlice';
import type { UnsentScores } from '../../state/unsentEntry';
import { useAppDispatch } from '../../store/hooks';
import './sheet.css';

interface UnsentScoreListProps {
  entries: readonly UnsentScores[];
  /** Types the texts into the sheet again; omitted where there is no sheet. */
  onPutBack?: (texts: Record<number, string[]>, names: Record<number, string>) => void;
}

/** The member's scores of the game that wait to be sent, and those that were refused meanwhile. */
export function UnsentScoreList({ entries, onPutBack }: UnsentScoreListProps) {
  const { t } = useTranslation('scoreSheet');
  const dispatch = useAppDispatch();
  return entries.map((entry) => {
    const refused = entry.status === 'rejected';
    const title = t(refused ? 'unsent.refused' : 'unsent.title');
    return (
      <section key={entry.key} aria-label={title} className="card-surface sheet-unsent">
        <Text variant="h4" component="h2">
          {title}
        </Text>
        <ul>
          {entry.scores.map(({ key, name, texts, refusal }) => (
            <li key={key}>
              <strong>{name}</strong>: {texts.join(' · ')}
              {refused ? <span className="sheet-error"> {refusal || entry.reason}</span> : null}
            </li>
          ))}
        </ul>
        {entry.status === 'sending' ? null : (
          <div className="sheet-unsent-actions">
            {onPutBack ? (
              <button
                type="button"
                className={actionClass('outlined', 'small')}
                onClick={() => {
                  onPutBack(
                    Object.fromEntries(entry.scores.map(({ chart, texts }) => [chart, texts])),
                    Object.fromEntries(entry.scores.map(({ chart, name }) => [chart, name])),
                  );
                  dispatch(entryRemoved(entry.key));
                }}
              >
                {t('unsent.back')}
              </button>
            ) : null}
            <button
              type="button"
              className={actionClass('text', 'small')}
              onClick={() => dispatch(entryRemoved(entry.key))}
            >
              {t('unsent.discard')}
            </button>
          </div>
        )}
      </section>
    );
  });
}
