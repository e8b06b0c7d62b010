import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ComparedScore } from '../../../api/wire/moderationFromWire';
import '../../../components/html/links.css';
import { useRoute } from '../../../navigation/useRoute';
import { PersonLink } from '../PersonLink';
import { scoreText } from '../useProofTitle';
import './judging.css';

/** A score that another one is compared with, and whose it is. */
export function Compared({ score }: { score: ComparedScore | null }) {
  const { t } = useTranslation('moderation');
  const { scorePath } = useRoute();
  if (!score) return <>{t('claim.none')}</>;
  const text = scoreText(score.values);
  return (
    <>
      {score.scoreId === null ? (
        text
      ) : (
        <Link to={scorePath(score.scoreId)} className="text-link">
          {text}
        </Link>
      )}
      <span className="claim-detail">
        <PersonLink person={score.player} />
      </span>
    </>
  );
}
