import type { OwnScore } from '../../../api/wire/playerFromWire';
import type { ScoreRow } from '../../../contract/schemas/scores';
import type { Claim } from '../../../state/unsentEntry';

/** The score that a dialog is opened for. */
export interface ProofTarget {
  claim: Claim;
  game: { id: number; name: string };
  /** The score is posted together with its proof. */
  row?: ScoreRow | undefined;
}

/** A score as a proof names it. */
export const claimOf = ({
  id,
  chart,
  values,
}: Pick<OwnScore, 'id' | 'chart' | 'values'>): Claim => ({
  id,
  chart: chart.name,
  text: values.map(({ text }) => text).join(' · '),
});
