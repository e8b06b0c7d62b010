import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ActionButton } from '../../../components/buttons/ActionButton';
import '../../../components/reading/card.css';
import { Text } from '../../../components/Text';
import { useRoute } from '../../../navigation/useRoute';
import { entryRemoved } from '../../../state/pwaSlice';
import { useAppDispatch } from '../../../store/hooks';
import { selectUnsentProofs } from '../../../store/unsent/selectUnsent';
import { useUnsent } from '../../../store/unsent/useUnsent';
import './proofs.css';

/** The member’s proofs that wait on this device, and those that were not accepted when they were sent. */
export function UnsentProofs() {
  const { t } = useTranslation('proofs');
  const { scorePath } = useRoute();
  const dispatch = useAppDispatch();
  return useUnsent(selectUnsentProofs).map(({ key, status, reason, claims }) => {
    const refused = status === 'rejected';
    const title = t(refused ? 'unsent.refused' : 'unsent.title');
    return (
      <section key={key} aria-label={title} className="card-surface proof-unsent">
        <Text variant="h4" component="h2">
          {title}
        </Text>
        <ul>
          {claims.map(({ id, chart, text }) => (
            <li key={id}>
              <Link to={scorePath(id)} className="text-link">
                {chart}
              </Link>
              : <strong>{text}</strong>
            </li>
          ))}
        </ul>
        {refused ? <p className="proof-refusal">{reason || t('unsent.lost')}</p> : null}
        {status === 'sending' ? (
          <p className="text-body2">{t('sending')}</p>
        ) : (
          <ActionButton variant="text" size="small" onClick={() => dispatch(entryRemoved(key))}>
            {t('unsent.discard')}
          </ActionButton>
        )}
      </section>
    );
  });
}
