import {
  mdiCheckDecagram,
  mdiCloseOctagonOutline,
  mdiEyeOutline,
  mdiMinusCircleOutline,
  mdiSwapHorizontal,
  mdiUndoVariant,
} from '@mdi/js';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/Icon';
import type { ProofStatus } from '../../contract/records/proofs';
import './moderation.css';

const icons: Record<ProofStatus, string> = {
  waiting: mdiEyeOutline,
  accepted: mdiCheckDecagram,
  refused: mdiCloseOctagonOutline,
  closed: mdiMinusCircleOutline,
  replaced: mdiSwapHorizontal,
  takenBack: mdiUndoVariant,
  revoked: mdiUndoVariant,
};

/** How far a proof is: an icon and words. */
export function ProofStateMark({ state }: { state: ProofStatus }) {
  const { t } = useTranslation('moderation');
  return (
    <span className={`proof-mark proof-mark-${state}`}>
      <Icon path={icons[state]} fontSize="small" />
      {t(`states.${state}`)}
    </span>
  );
}
