import { mdiAlertCircleOutline, mdiCheckCircleOutline, mdiProgressWrench } from '@mdi/js';
import Chip from '@mui/material/Chip';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../components/Icon';
import type { SupportStatus } from '../../../contract/supportRules';

const looks = {
  open: { icon: mdiAlertCircleOutline, color: 'warning' },
  inProgress: { icon: mdiProgressWrench, color: 'info' },
  closed: { icon: mdiCheckCircleOutline, color: 'success' },
} as const;

/** How far a case has come, by word, sign and colour. */
export function CaseStatusChip({ status }: { status: SupportStatus }) {
  const { t } = useTranslation('adminSupport');
  const { icon, color } = looks[status];
  return (
    <Chip
      size="small"
      variant="outlined"
      color={color}
      icon={<Icon path={icon} />}
      label={t(`statuses.${status}`)}
    />
  );
}
