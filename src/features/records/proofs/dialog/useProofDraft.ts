import { useRef, useState } from 'react';
import type { Claim } from '../../../../state/unsentEntry';
import { fitPicture, type FittedPicture, type PictureFault } from '../fitPicture';
import {
  forgetProofDraft,
  keepProofDraft,
  readProofDraft,
  type DraftPlace,
  type ProofDraft,
} from './proofDraft';

const none: readonly Claim[] = [];

/** What is chosen and typed in the dialog: it survives closing it, and the texts also a reload. */
export function useProofDraft(place: DraftPlace, others = none) {
  const [draft, setDraft] = useState<ProofDraft>(() => ({ ...readProofDraft(place), others }));
  const [picture, setPicture] = useState<FittedPicture>();
  const [reading, setReading] = useState(false);
  const latest = useRef<Blob>(undefined);

  const change = (changes: Partial<ProofDraft>) => {
    const next = { ...draft, ...changes };
    setDraft(next);
    keepProofDraft(place, next);
  };
  /** Returns why the picture cannot be sent. */
  const choose = async (file: Blob): Promise<PictureFault | undefined> => {
    latest.current = file;
    setReading(true);
    const fitted = await fitPicture(file);
    // Another one has been chosen in the meantime.
    if (latest.current !== file) return undefined;
    setReading(false);
    if (typeof fitted === 'string') return fitted;
    setPicture(fitted);
    return undefined;
  };
  return {
    draft,
    change,
    picture,
    reading,
    choose,
    removePicture: () => {
      latest.current = undefined;
      setReading(false);
      setPicture(undefined);
    },
    /** After it was sent. */
    clear: () => {
      forgetProofDraft(place);
      setDraft({ kind: 'picture', video: '', comment: '', others: none });
      setPicture(undefined);
    },
  };
}
