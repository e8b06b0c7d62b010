import {
  mdiCheckCircleOutline,
  mdiCloseOctagonOutline,
  mdiEyeOutline,
  mdiMinusCircleOutline,
} from '@mdi/js';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../components/Icon';
import type { RequestKind, RequestState } from '../../../contract/records/proofRequests';
import '../moderation.css';

const icons: Record<RequestState, string> = {
  open: mdiEyeOutline,
  accepted: mdiCheckCircleOutline,
  refused: mdiCloseOctagonOutline,
  void: mdiMinusCircleOutline,
};

/** How far a request is: an icon and words. What the site noticed is not refused: it looked right. */
export function RequestStateMark({ state, kind }: { state: RequestState; kind: RequestKind }) {
  const { t } = useTranslation('moderation');
  const looked = kind === 'unusual' && state === 'refused';
  return (
    <span className="proof-mark">
      <Icon path={looked ? mdiCheckCircleOutline : icons[state]} fontSize="small" />
      {looked ? t('requests.looked') : t(`requests.states.${state}`)}
    </span>
  );
}
