import { mdiAlertCircleOutline, mdiCheckCircleOutline, mdiProgressWrench } from '@mdi/js';
import { useTranslation } from 'react-i18next';
import type { SupportStatus } from '../../contract/supportRules';
import { StatusChip, type StatusStyle } from '../../admin-frame/StatusChip';

const styles: Record<SupportStatus, StatusStyle> = {
  open: { icon: mdiAlertCircleOutline, color: 'warning' },
  inProgress: { icon: mdiProgressWrench, color: 'info' },
  closed: { icon: mdiCheckCircleOutline, color: 'success' },
};

/** The status of a case. */
export function CaseStatusChip({ status }: { status: SupportStatus }) {
  const { t } = useTranslation('adminSupport');
  return <StatusChip {...styles[status]} label={t(`statuses.${status}`)} />;
}
