import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import '../../../components/reading/card.css';
import { Text } from '../../../components/Text';
import { useRoute } from '../../../navigation/useRoute';
import { selectUnsentScores } from '../../../store/unsent/selectUnsent';
import { useUnsent } from '../../../store/unsent/useUnsent';
import './own.css';

/** The scores that wait on this device, of all games or of one, with links to their sheets. */
export function UnsentScoreCards({ game }: { game: number | null }) {
  const { t } = useTranslation(['boards', 'scoreSheet']);
  const { submitPath } = useRoute();
  const entries = useUnsent(selectUnsentScores).filter(
    ({ gameId }) => game === null || gameId === game,
  );
  return entries.map(({ key, gameId, status, scores }) => {
    const refused = status === 'rejected';
    const title = t(refused ? 'scoreSheet:unsent.refused' : 'scoreSheet:unsent.title');
    return (
      <section key={key} aria-label={title} className="card-surface own-unsent">
        <Text variant="h4" component="h2">
          {title}
        </Text>
        <ul>
          {scores.map((score) => (
            <li key={score.key}>
              <strong>{score.name}</strong>: {score.texts.join(' · ')}
              {score.refusal ? <span className="own-refusal"> {score.refusal}</span> : null}
            </li>
          ))}
        </ul>
        <Link to={submitPath(gameId)} className="text-link">
          {t('own.sheet')}
        </Link>
      </section>
    );
  });
}
