import { useTranslation } from 'react-i18next';
import { useLeaveGuard } from '../../components/forms/useLeaveGuard';
import { ConfirmDialog } from '../ConfirmDialog';

interface LeaveDialogProps {
  /** Leaving the page does not save the last changes. */
  unsaved: boolean;
  /** Closing the page does not save them; the same as `unsaved` if omitted. */
  closing?: boolean;
  /** What becomes of the changes. */
  text: string;
}

/** Asks before a document is left with changes that the server does not have. */
export function LeaveDialog({ unsaved, closing, text }: LeaveDialogProps) {
  const { t } = useTranslation('administration');
  const { asking, stay, leave } = useLeaveGuard(unsaved, closing);
  return (
    <ConfirmDialog
      open={asking}
      severe
      title={t('leave.title')}
      text={text}
      labels={{ confirm: t('leave.leave'), cancel: t('leave.stay') }}
      onConfirm={leave}
      onClose={stay}
    />
  );
}
