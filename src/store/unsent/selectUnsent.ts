import { createSelector } from '@reduxjs/toolkit';
import { selectMemberKey } from '../../state/memberKey';
import type { PwaState } from '../../state/pwaSlice';
import type {
  UnsentComment,
  UnsentEntry,
  UnsentProof,
  UnsentReport,
  UnsentScores,
} from '../../state/unsentEntry';
import type { RootState } from '../rootReducer';

const none: UnsentEntry[] = [];

/** The entries of all members. */
export const selectUnsent = ({ pwa }: Pick<RootState, 'pwa'>): UnsentEntry[] => {
  // The replay also shows snapshots that are older than the queue.
  const { unsent }: Partial<PwaState> = pwa;
  return unsent ?? none;
};

const isComment = (entry: UnsentEntry): entry is UnsentComment => entry.kind === 'comment';
const isScores = (entry: UnsentEntry): entry is UnsentScores => entry.kind === 'scores';
const isProof = (entry: UnsentEntry): entry is UnsentProof => entry.kind === 'proof';
const isReport = (entry: UnsentEntry): entry is UnsentReport => entry.kind === 'report';

/** The current member's unsent comments, oldest first. */
export const selectUnsentComments = createSelector(
  [selectUnsent, selectMemberKey],
  (entries, member) => entries.filter(isComment).filter((entry) => entry.member === member),
);

/** The current member's unsent reports, or those of guests, oldest first. */
export const selectUnsentReports = createSelector(
  [selectUnsent, selectMemberKey],
  (entries, member) => entries.filter(isReport).filter((entry) => entry.member === member),
);

/** The current member's unsent scores, oldest first. */
export const selectUnsentScores = createSelector(
  [selectUnsent, selectMemberKey],
  (entries, member) => entries.filter(isScores).filter((entry) => entry.member === member),
);

/** The current member's unsent proofs, oldest first. */
export const selectUnsentProofs = createSelector(
  [selectUnsent, selectMemberKey],
  (entries, member) => entries.filter(isProof).filter((entry) => entry.member === member),
);
