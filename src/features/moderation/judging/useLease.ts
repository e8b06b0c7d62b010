import { useEffect, useRef, useState } from 'react';
import { asApiError, type ApiError } from '../../../api/errors/apiError';
import { useClaimProofMutation } from '../../../api/moderationApi';
import type { ModeratedProof } from '../../../api/wire/moderationFromWire';
import { proofRules } from '../../../contract/records/proofs';
import { useNow } from '../useNow';

const minute = 60_000;
/** It is renewed while the moderator looks at the page and so little is left. */
const renewBelow = 10 * minute;

/** How long a proof is kept for the moderator; it is renewed while the page is looked at. */
export function useLease(proof: ModeratedProof, onRenewed: (proof: ModeratedProof) => void) {
  const { id, claimedUntil } = proof;
  const now = useNow();
  const [claim, { isLoading }] = useClaimProofMutation();
  const [failure, setFailure] = useState<ApiError>();
  const left = claimedUntil === null ? 0 : Date.parse(claimedUntil) - now;
  /** The end for which a renewal was tried: one try by itself, then only on request. */
  const tried = useRef<string | null>(undefined);

  const renew = async () => {
    const { data, error } = await claim(id);
    setFailure(asApiError(error));
    if (data) onRenewed(data);
  };
  const latest = useRef(renew);
  useEffect(() => {
    latest.current = renew;
  });
  useEffect(() => {
    if (left > renewBelow || document.hidden || tried.current === claimedUntil) return;
    tried.current = claimedUntil;
    void latest.current();
  }, [left, claimedUntil]);

  return {
    minutes: Math.min(proofRules.leaseMinutes, Math.ceil(left / minute)),
    isOver: left <= 0,
    isBusy: isLoading,
    failure,
    renew: () => void renew(),
  };
}
