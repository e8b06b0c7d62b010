import { mdiAccountOff, mdiCheckCircleOutline, mdiLockReset } from '@mdi/js';
import Chip from '@mui/material/Chip';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../components/Icon';
import type { MemberState } from '../../../contract/memberQuery';

const looks = {
  active: { icon: mdiCheckCircleOutline, color: 'success' },
  disabled: { icon: mdiAccountOff, color: 'error' },
  resetRequired: { icon: mdiLockReset, color: 'warning' },
} as const;

/** The state of an account, by word, sign and colour. */
export function StateChip({ state }: { state: MemberState }) {
  const { t } = useTranslation('adminUsers');
  const { icon, color } = looks[state];
  return (
    <Chip
      size="small"
      variant="outlined"
      color={color}
      icon={<Icon path={icon} />}
      label={t(`states.${state}`)}
    />
  );
}
