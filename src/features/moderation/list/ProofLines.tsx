import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ListedProof } from '../../../api/wire/moderationFromWire';
import '../../../components/html/links.css';
import '../../../components/reading/card.css';
import { relativeAge } from '../../../i18n/relativeAge';
import { useFormats } from '../../../i18n/useFormats';
import { useRoute } from '../../../navigation/useRoute';
import { PersonLink } from '../PersonLink';
import { ProofStateMark } from '../ProofStateMark';
import { useModerationPaths } from '../useModerationPaths';
import { useNow } from '../useNow';
import { scoreText } from '../useProofTitle';
import { ReverseDialog } from './ReverseDialog';
import { ReverseButton } from './ReverseButton';
import '../moderation.css';

/** Proofs, each with a link to its page. */
export function ProofLines({ proofs }: { proofs: readonly ListedProof[] }) {
  const [reversed, setReversed] = useState<ListedProof>();
  return (
    <>
      <ul className="card-surface moderation-lines">
        {proofs.map((proof) => (
          <li key={proof.id}>
            <ProofLine proof={proof} />
            {proof.state === 'accepted' ? (
              <ReverseButton proof={proof} onClick={() => setReversed(proof)} />
            ) : null}
          </li>
        ))}
      </ul>
      {reversed ? <ReverseDialog id={reversed.id} onClose={() => setReversed(undefined)} /> : null}
    </>
  );
}

function ProofLine({ proof }: { proof: ListedProof }) {
  const { t } = useTranslation(['moderation', 'decisions']);
  const { proof: pathOf } = useModerationPaths();
  const { values, chart, game, player, reason } = proof;
  return (
    <>
      <span className="moderation-line-title">
        <Link to={pathOf(proof.id)} className="list-link">
          {scoreText(values)} · {chart.name}
        </Link>
      </span>
      <span className="text-body2 text-muted moderation-line-of">
        {game.name} · <PersonLink person={player} />
      </span>
      <span className="moderation-line-state">
        {proof.state === 'waiting' ? null : <ProofStateMark state={proof.state} />}
        {reason === null ? null : (
          <span className="text-body2">{t(`decisions:reasons.${reason}`)}</span>
        )}
      </span>
      <span className="text-body2 text-muted moderation-line-by">
        <When proof={proof} />
      </span>
    </>
  );
}

/** Who decided and when; who looks at it, or since when it waits. */
function When({ proof }: { proof: ListedProof }) {
  const { t } = useTranslation('moderation');
  const { language } = useRoute();
  const { longDate } = useFormats();
  const now = useNow();
  const { decidedAt, decidedBy, claimedBy, claimedUntil, sentAt } = proof;
  if (decidedAt !== null) {
    return (
      <>
        {longDate(decidedAt)}
        {decidedBy ? ' · ' : null}
        {decidedBy ? <PersonLink person={decidedBy} /> : null}
      </>
    );
  }
  const isHeld = claimedBy && claimedUntil !== null && Date.parse(claimedUntil) > now;
  return (
    <>
      {t('list.sent', { age: relativeAge(language, sentAt, now) })}
      {isHeld ? ` · ${t('list.held', { name: claimedBy.username })}` : null}
    </>
  );
}
