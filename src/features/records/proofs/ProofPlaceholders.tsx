import { Placeholder } from '../../../components/feedback/Placeholder';
import './proofs.css';

/** As high as cards of proofs. */
export const ProofPlaceholders = () => (
  <div aria-busy="true" className="own-proofs">
    {[0, 1, 2].map((index) => (
      <Placeholder key={index} shape="area" className="proof-placeholder" />
    ))}
  </div>
);
