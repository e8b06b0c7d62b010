import {
  mdiCheckDecagram,
  mdiCircleOutline,
  mdiClockAlertOutline,
  mdiCloseOctagonOutline,
  mdiEyeOutline,
  mdiHelpCircleOutline,
  mdiUndoVariant,
} from '@mdi/js';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/Icon';
import type { ScoreState } from '../../contract/records/scoreStates';
import './StateMark.css';

const icons: Record<ScoreState, string> = {
  none: mdiCircleOutline,
  asked: mdiHelpCircleOutline,
  due: mdiClockAlertOutline,
  proof_waiting: mdiEyeOutline,
  proof_waiting_due: mdiEyeOutline,
  proved: mdiCheckDecagram,
  unproved: mdiCloseOctagonOutline,
  withdrawn: mdiUndoVariant,
};

/** How far the proof of a score is: an icon and words. */
export const stateMark = (state: ScoreState, words: string) => (
  <span className={`state-mark state-${state}`}>
    <Icon path={icons[state]} fontSize="small" />
    <span>{words}</span>
  </span>
);

/** The same as a component, with the words of the language. */
export function StateMark({ state }: { state: ScoreState }) {
  const { t } = useTranslation('boards');
  return stateMark(state, t(`states.${state}`));
}
