import { mdiAccountClock, mdiAccountOff, mdiCheckCircleOutline, mdiLockReset } from '@mdi/js';
import { useTranslation } from 'react-i18next';
import type { MemberState } from '../../contract/memberQuery';
import { StatusChip, type StatusStyle } from '../../admin-frame/StatusChip';

const styles: Record<MemberState, StatusStyle> = {
  active: { icon: mdiCheckCircleOutline, color: 'success' },
  disabled: { icon: mdiAccountOff, color: 'error' },
  suspended: { icon: mdiAccountClock, color: 'error' },
  resetRequired: { icon: mdiLockReset, color: 'warning' },
};

/** The state of an account. */
export function MemberStateChip({ state }: { state: MemberState }) {
  const { t } = useTranslation('adminUsers');
  return <StatusChip {...styles[state]} label={t(`states.${state}`)} />;
}
