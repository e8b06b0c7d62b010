import { paths } from '../paths';
import { proofRules, type ProofFilter } from '../records/proofs';
import { read } from './read';

/** Which of the member’s own proofs: those of one state, or all. */
export interface OwnProofs {
  state: ProofFilter | null;
}

export const proofReads = {
  /** The newest first. */
  ownProofs: read<OwnProofs>({
    path: paths.ownProofs,
    keep: 'member',
    params: ({ state }, after = '') => ({
      itemsPerPage: proofRules.pageSize,
      ...(state === null ? {} : { state }),
      ...(after === '' ? {} : { after }),
    }),
  }),
};
