import {
  mdiArrowULeftTop,
  mdiCheckDecagram,
  mdiCloseOctagonOutline,
  mdiEyeOutline,
  mdiMinusCircleOutline,
} from '@mdi/js';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../components/Icon';
import type { ProofStatus } from '../../../contract/records/proofs';
import './proofs.css';

const icons: Record<ProofStatus, string> = {
  waiting: mdiEyeOutline,
  accepted: mdiCheckDecagram,
  refused: mdiCloseOctagonOutline,
  revoked: mdiCloseOctagonOutline,
  closed: mdiMinusCircleOutline,
  replaced: mdiMinusCircleOutline,
  takenBack: mdiArrowULeftTop,
};

/** How far a proof is: an icon and words. */
export function ProofStatusMark({ status }: { status: ProofStatus }) {
  const { t } = useTranslation('proofs');
  return (
    <span className={`proof-status proof-status-${status}`}>
      <Icon path={icons[status]} fontSize="small" />
      <strong>{t(`statuses.${status}`)}</strong>
    </span>
  );
}
