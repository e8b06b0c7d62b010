import { mdiAccountOff, mdiCheckCircleOutline, mdiLockReset } from '@mdi/js';
import { useTranslation } from 'react-i18next';
import type { MemberState } from '../../../contract/memberQuery';
import { StatusChip, type StatusStyles } from '../StatusChip';

const looks: Record<MemberState, StatusStyles> = {
  active: { icon: mdiCheckCircleOutline, color: 'success' },
  disabled: { icon: mdiAccountOff, color: 'error' },
  resetRequired: { icon: mdiLockReset, color: 'warning' },
};

/** The state of an account. */
export function StateChip({ state }: { state: MemberState }) {
  const { t } = useTranslation('adminUsers');
  return <StatusChip look={looks[state]} label={t(`states.${state}`)} />;
}
