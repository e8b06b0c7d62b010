import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListedProof } from '../../../api/wire/moderationFromWire';
import '../../../components/reading/card.css';
import { relativeAge } from '../../../i18n/relativeAge';
import { useRoute } from '../../../navigation/useRoute';
import { ModerationLine } from '../ModerationLine';
import { PersonLink } from '../PersonLink';
import { ProofStateMark } from '../ProofStateMark';
import { useModerationPaths } from '../useModerationPaths';
import { useNow } from '../useNow';
import { scoreText } from '../useProofTitle';
import '../moderation.css';
import { ReverseDialog } from './ReverseDialog';
import { ReverseButton } from './ReverseButton';

/** Proofs, each with a link to its page. */
export function ProofLines({ proofs }: { proofs: readonly ListedProof[] }) {
  const [reversed, setReversed] = useState<ListedProof>();
  return (
    <>
      <ul className="card-surface moderation-lines">
        {proofs.map((proof) => (
          <ProofLine key={proof.id} proof={proof} onReverse={() => setReversed(proof)} />
        ))}
      </ul>
      {reversed ? <ReverseDialog id={reversed.id} onClose={() => setReversed(undefined)} /> : null}
    </>
  );
}

function ProofLine({ proof, onReverse }: { proof: ListedProof; onReverse: () => void }) {
  const { t } = useTranslation(['moderation', 'decisions']);
  const { proof: pathOf } = useModerationPaths();
  const { language } = useRoute();
  const now = useNow();
  const { id, values, chart, game, player, reason, state } = proof;
  const { sentAt, decidedAt, decidedBy, claimedBy, claimedUntil } = proof;
  const isHeld = claimedBy && claimedUntil !== null && Date.parse(claimedUntil) > now;
  const sent = t('list.sent', { age: relativeAge(language, sentAt, now) });
  return (
    <ModerationLine
      to={pathOf(id)}
      title={`${scoreText(values)} · ${chart.name}`}
      of={
        <>
          {game.name} · <PersonLink person={player} />
        </>
      }
      state={
        <>
          {state === 'waiting' ? null : <ProofStateMark state={state} />}
          {reason === null ? null : (
            <span className="text-body2">{t(`decisions:reasons.${reason}`)}</span>
          )}
        </>
      }
      decided={decidedAt === null ? null : { at: decidedAt, by: decidedBy ?? undefined }}
      waits={isHeld ? `${sent} · ${t('list.held', { name: claimedBy.username })}` : sent}
    >
      {state === 'accepted' ? <ReverseButton proof={proof} onClick={onReverse} /> : null}
    </ModerationLine>
  );
}
