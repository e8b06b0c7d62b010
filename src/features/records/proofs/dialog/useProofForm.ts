import { useRef, useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '../../../../api/errors/apiError';
import type { SentProof } from '../../../../api/wire/proofFromWire';
import { useFailureText } from '../../../../components/feedback/useFailureText';
import type { ScoreRow } from '../../../../contract/schemas/scores';
import type { Claim } from '../../../../state/unsentEntry';
import type { DraftPlace } from './proofDraft';
import { videoFault } from './videoFault';
import { useProofDelivery, type Delivered } from './useProofDelivery';
import { useProofDraft } from './useProofDraft';

export interface ProofErrors {
  picture?: string;
  video?: string;
  comment?: string;
  /** Of no field. */
  other?: string;
}

/** What became of a proof, and what it was of. */
export interface SentOutcome {
  delivered: Extract<Delivered, { kind: 'answered' | 'queued' }>;
  claims: readonly Claim[];
}

interface ProofFormOptions {
  place: DraftPlace;
  claim: Claim;
  /** The score to post with its proof. */
  row: ScoreRow | undefined;
  /** Chosen from the start. */
  others: readonly Claim[] | undefined;
  /** It was sent, or waits on this device. */
  onSent: () => void;
}

const fieldNames: Readonly<Record<string, keyof ProofErrors>> = {
  imageData: 'picture',
  picture: 'picture',
  video: 'video',
  comment: 'comment',
};

/** The form of a proof: checks, sends, and puts what was refused at its field. */
export function useProofForm({ place, claim, row, others, onSent }: ProofFormOptions) {
  const { t } = useTranslation(['proofs', 'video']);
  const failureText = useFailureText();
  const draftState = useProofDraft(place, others);
  const { deliver, ...delivery } = useProofDelivery();
  const { draft, picture } = draftState;
  const [errors, setErrors] = useState<ProofErrors>({});
  const [outcome, setOutcome] = useState<SentOutcome>();
  const pictureButton = useRef<HTMLButtonElement>(null);
  const videoField = useRef<HTMLInputElement>(null);

  const show = (found: ProofErrors) => {
    setErrors(found);
    if (found.picture !== undefined) pictureButton.current?.focus();
    else if (found.video !== undefined) videoField.current?.focus();
  };
  const faultOf = (): ProofErrors | undefined => {
    if (draft.kind === 'picture') return picture ? undefined : { picture: t('picture.missing') };
    const fault = videoFault(draft.video);
    return fault && { video: t(fault) };
  };
  const ofFailure = (failure: ApiError): ProofErrors => {
    const violations = failure.kind === 'http' ? failure.violations : [];
    const placed = violations.flatMap(({ field, message }) => {
      const name = fieldNames[field];
      return name ? [[name, message] as const] : [];
    });
    if (placed.length > 0) return Object.fromEntries(placed);
    const tooLarge = failure.kind === 'http' && failure.status === 413;
    return tooLarge
      ? { picture: t('picture.tooLarge') }
      : { other: failureText(failure, t('failed')) };
  };
  /** Every score was refused. */
  const ofRefusal = ({ reason, message }: SentProof): ProofErrors => {
    return reason === 'videoNeeded' ? { picture: message } : { other: message };
  };

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    // React passes it on to the form that the dialog was opened from.
    event.stopPropagation();
    if (delivery.sending) return;
    const fault = faultOf();
    show(fault ?? {});
    if (fault) return;
    const claims = [claim, ...draft.others];
    const isPicture = draft.kind === 'picture';
    const delivered = await deliver({
      claims,
      picture: isPicture ? (picture?.file ?? null) : null,
      video: isPicture ? null : draft.video.trim(),
      comment: draft.comment.trim(),
      row,
    });
    if (delivered.kind === 'unkept') return show({ other: t('unkept') });
    if (delivered.kind === 'failed') return show(ofFailure(delivered.failure));
    if (delivered.kind === 'answered') {
      const [first] = delivered.results;
      if (first && delivered.results.every(({ taken }) => !taken)) return show(ofRefusal(first));
    }
    draftState.clear();
    onSent();
    return setOutcome({ delivered, claims });
  };

  return {
    ...draftState,
    ...delivery,
    errors,
    change: (changes: Parameters<typeof draftState.change>[0]) => {
      setErrors({});
      draftState.change(changes);
    },
    choose: async (file: File) => {
      setErrors({});
      if (draft.kind === 'video') draftState.change({ kind: 'picture' });
      const fault = await draftState.choose(file);
      if (fault) show({ picture: t(`picture.${fault}`) });
    },
    submit,
    outcome,
    /** After the dialog was closed. */
    forgetOutcome: () => setOutcome(undefined),
    pictureButton,
    videoField,
  };
}
export type ProofFormState = ReturnType<typeof useProofForm>;
