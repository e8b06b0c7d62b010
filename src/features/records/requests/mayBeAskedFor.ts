import type { ScoreDetails } from '../../../api/wire/scoreHistoryFromWire';
import { scoreTransitions } from '../../../contract/records/proofStates';

/** Whether others can ask for the proof of a score, as far as its page knows. */
export const mayBeAskedFor = ({ state, rank }: Pick<ScoreDetails, 'state' | 'rank'>): boolean =>
  rank !== null && scoreTransitions[state].ask !== undefined;
