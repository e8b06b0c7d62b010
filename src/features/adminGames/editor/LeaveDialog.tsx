import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../admin-frame/ConfirmDialog';
import { useLeaveGuard } from '../../../components/forms/useLeaveGuard';
import type { GameDraft } from '../draft/useGameDraft';

/** Asks before the page is left with changes that are not saved. */
export function LeaveDialog({ draft: { dirty, kept } }: { draft: GameDraft }) {
  const { t } = useTranslation('adminGames');
  const { asking, stay, leave } = useLeaveGuard(dirty);
  return (
    <ConfirmDialog
      open={asking}
      severe
      title={t('leave.title')}
      text={t(kept ? 'leave.text' : 'leave.notKept')}
      labels={{ confirm: t('leave.leave'), cancel: t('leave.stay') }}
      onConfirm={leave}
      onClose={stay}
    />
  );
}
