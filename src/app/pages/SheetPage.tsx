import { SendProof } from '../../features/records/proofs/SendProof';
import { ProofSlot, type RenderProof } from '../../features/scoreSheet/proofSlot';
import { SubmitPage } from '../../features/scoreSheet/SubmitPage';

const renderProof: RenderProof = ({ claim, ...score }) => (
  <SendProof
    key={claim.id}
    claim={claim}
    {...score}
    action="send"
    named
    variant="text"
    size="small"
  />
);

/** The sheet of a game, on which scores can be proved as soon as they are posted. */
export const SheetPage = () => (
  <ProofSlot value={renderProof}>
    <SubmitPage />
  </ProofSlot>
);
