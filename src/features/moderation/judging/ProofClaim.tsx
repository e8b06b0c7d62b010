import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { asApiError } from '../../../api/errors/apiError';
import { useClaimProofMutation, useReleaseProofMutation } from '../../../api/moderationApi';
import type { ModeratedProof } from '../../../api/wire/moderationFromWire';
import { ActionLink } from '../../../components/buttons/ActionLink';
import { ErrorAlert } from '../../../components/feedback/ErrorAlert';
import { useFailureText } from '../../../components/feedback/useFailureText';
import { useOutboxes } from '../decisions/DecisionsContext';
import { useModerationPaths } from '../useModerationPaths';
import { LeaseNote } from './LeaseNote';
import { ProofDesk } from './ProofDesk';

interface ProofClaimProps {
  proof: ModeratedProof;
  children: (claimed: ModeratedProof, lease: ReactNode) => ReactNode;
}

/** Takes a proof that was opened by its address; until then, and if another moderator has it, there is nothing to decide. */
export function ProofClaim({ proof, children }: ProofClaimProps) {
  const { t } = useTranslation('moderation');
  const failureText = useFailureText();
  const { queue } = useModerationPaths();
  const { proofs: outbox } = useOutboxes();
  const [claim, { error }] = useClaimProofMutation();
  const [release] = useReleaseProofMutation();
  const [claimed, setClaimed] = useState<ModeratedProof>();
  const isTaken = useRef(false);
  const { id } = proof;
  useEffect(() => {
    const take = async () => {
      const { data } = await claim(id);
      isTaken.current = data !== undefined;
      setClaimed(data);
    };
    void take();
    return () => {
      const isDecided = outbox.getEntries().some((entry) => entry.item.id === id);
      if (isTaken.current && !isDecided) void release(id);
    };
  }, [claim, release, outbox, id]);
  if (claimed) return children(claimed, <LeaseNote proof={claimed} onRenewed={setClaimed} />);
  const failure = asApiError(error);
  return (
    <ProofDesk proof={proof}>
      {failure ? (
        <>
          <ErrorAlert message={failureText(failure, t('lease.failed'))} />
          <ActionLink to={queue(proof.game.id)} variant="outlined">
            {t('proof.next')}
          </ActionLink>
        </>
      ) : null}
    </ProofDesk>
  );
}
