import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { ModeratedProof } from '../../../api/wire/moderationFromWire';
import { ActionLink } from '../../../components/buttons/ActionLink';
import { Text } from '../../../components/Text';
import { selectUser } from '../../../state/authSlice';
import { useAppSelector } from '../../../store/hooks';
import { useOutboxEntries, useOutboxes } from '../decisions/DecisionsContext';
import { ReverseButton } from '../list/ReverseButton';
import { ReverseDialog } from '../list/ReverseDialog';
import { ProofStateMark } from '../ProofStateMark';
import { useModerationPaths } from '../useModerationPaths';
import { Outcome } from './Outcome';
import { ProofClaim } from './ProofClaim';
import { ProofDesk } from './ProofDesk';
import { undecidable } from './undecidable';
import './judging.css';

/** One proof by its address: to decide about, or with its decision. */
export function SingleProof({ proof }: { proof: ModeratedProof }) {
  const { t } = useTranslation('moderation');
  const navigate = useNavigate();
  const { queue } = useModerationPaths();
  const { proofs: outbox } = useOutboxes();
  const slug = useAppSelector(selectUser)?.slug ?? null;
  const next = queue(proof.game.id);
  // A decision that is on its way: only its notice is left to see.
  const isOnItsWay = useOutboxEntries(outbox).some(
    (entry) => entry.item.id === proof.id && entry.delivery !== 'failed',
  );
  const why = undecidable(proof, slug);
  const nextLink = (
    <ActionLink to={next} variant="outlined">
      {t('proof.next')}
    </ActionLink>
  );
  const goOn = () => void navigate(next);
  if (why === undefined && !isOnItsWay) {
    return (
      <ProofClaim proof={proof}>
        {(claimed, lease) => (
          <ProofDesk
            proof={claimed}
            onNext={goOn}
            onDecide={(verdict) => {
              outbox.decide(claimed, verdict);
              goOn();
            }}
          >
            <div className="proof-bar-notes">{lease}</div>
          </ProofDesk>
        )}
      </ProofClaim>
    );
  }
  return (
    <ProofDesk proof={proof} onNext={goOn}>
      {why === 'decided' ? <Decided proof={proof} /> : null}
      {why !== undefined && why !== 'decided' ? <Text>{t(`whyNot.${why}`)}</Text> : null}
      <div className="proof-bar-notes">{nextLink}</div>
    </ProofDesk>
  );
}

/** What was decided, by whom and why; an acceptance can be reversed. */
function Decided({ proof }: { proof: ModeratedProof }) {
  const [reversing, setReversing] = useState(false);
  const { state } = proof;
  return (
    <>
      <Outcome of={proof} mark={<ProofStateMark state={state} />} />
      {state === 'accepted' ? (
        <ReverseButton proof={proof} onClick={() => setReversing(true)} />
      ) : null}
      {reversing ? <ReverseDialog id={proof.id} onClose={() => setReversing(false)} /> : null}
    </>
  );
}
