import { useRef, useState } from 'react';
import type { ApiError } from '../../../../api/errors/apiError';
import { useSendProofMutation, type ProofContent } from '../../../../api/proofApi';
import { useSecretMutation } from '../../../../api/useSecretMutation';
import type { SentProof } from '../../../../api/wire/proofFromWire';
import { selectMemberKey } from '../../../../state/memberKey';
import { entryQueued, selectIsOnline } from '../../../../state/pwaSlice';
import type { Claim } from '../../../../state/unsentEntry';
import { useAppDispatch, useAppSelector, useAppStore } from '../../../../store/hooks';
import { keepUnsent } from '../../../../store/unsent/keepUnsent';
import { storeProof } from '../../../../store/unsent/proofContents';

/** A proof as the dialog sends it. */
export type ProofToDeliver = Pick<ProofContent, 'picture' | 'video' | 'comment' | 'row'> & {
  claims: readonly Claim[];
};

export type Delivered =
  /** What became of each score. */
  | { kind: 'answered'; results: readonly SentProof[] }
  /** Queued until there is a connection, or until the site can take it. */
  | { kind: 'queued'; because: 'offline' | 'busy' }
  /** It should wait, but the browser cannot store it. */
  | { kind: 'unkept' }
  | { kind: 'failed'; failure: ApiError };

/** Why a proof is to be sent again later; undefined if the member must do something first. */
function reasonToWait(error: ApiError): 'offline' | 'busy' | undefined {
  if (error.kind === 'network' || error.kind === 'timeout') return 'offline';
  return error.kind === 'http' && error.status === 429 ? 'busy' : undefined;
}

/** Sends a proof. Without a connection, or when the site is busy, it is queued, with the same key. */
export function useProofDelivery() {
  const store = useAppStore();
  const dispatch = useAppDispatch();
  const member = useAppSelector(selectMemberKey);
  const online = useAppSelector(selectIsOnline);
  const [post] = useSecretMutation(useSendProofMutation());
  const [sending, setSending] = useState(false);
  const [progress, setProgress] = useState<number>();
  const last = useRef({ content: [] as unknown[], key: '' });

  /** The same key as long as the content stays the same: after a lost response it is stored once. */
  const keyOf = ({ claims, picture, video, comment }: ProofToDeliver) => {
    const content = [picture, video, comment, ...claims.map(({ id }) => id)];
    const before = last.current.content;
    const same =
      content.length === before.length && content.every((part, index) => part === before[index]);
    if (!same) last.current = { content, key: crypto.randomUUID() };
    return last.current.key;
  };

  const queue = async (proof: ProofToDeliver, because: 'offline' | 'busy'): Promise<Delivered> => {
    const { claims, picture, video, comment } = proof;
    const key = keyOf(proof);
    // A score that is posted with its proof is still on the sheet.
    if (member === null || proof.row) return { kind: 'unkept' };
    try {
      await storeProof(key, { picture, video, comment, storedAt: Date.now() });
    } catch {
      return { kind: 'unkept' };
    }
    keepUnsent(store);
    dispatch(
      entryQueued({
        kind: 'proof',
        key,
        writtenAt: Date.now(),
        status: 'waiting',
        reason: '',
        member,
        claims: [...claims],
      }),
    );
    return { kind: 'queued', because };
  };

  const sendNow = async (proof: ProofToDeliver): Promise<Delivered> => {
    const { claims, picture, video, comment } = proof;
    const outcome = await post({
      scores: claims.map(({ id }) => id),
      picture,
      video,
      comment,
      row: proof.row,
      key: keyOf(proof),
      onProgress: setProgress,
    });
    if ('data' in outcome) return { kind: 'answered', results: outcome.data.results };
    const because = reasonToWait(outcome.error);
    return because ? queue(proof, because) : { kind: 'failed', failure: outcome.error };
  };

  const deliver = async (proof: ProofToDeliver): Promise<Delivered> => {
    setSending(true);
    setProgress(undefined);
    const delivered = online ? await sendNow(proof) : await queue(proof, 'offline');
    setSending(false);
    return delivered;
  };
  return { deliver, sending, progress, online };
}
