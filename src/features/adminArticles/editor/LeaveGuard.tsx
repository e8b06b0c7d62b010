import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../admin-frame/ConfirmDialog';
import { useLeaveGuard } from '../../../components/forms/useLeaveGuard';
import type { SavePhase } from '../draft/draftState';
import type { ArticleDraft } from '../draft/useArticleDraft';

/** Phases in which leaving the page does not save the last changes. */
const stuck: readonly SavePhase[] = ['failed', 'invalid', 'stopped', 'conflict'];

/** Asks for confirmation before the page is left with changes that have not reached the server. */
export function LeaveGuard({ draft: { phase, stored } }: { draft: ArticleDraft }) {
  const { t } = useTranslation('adminArticles');
  const unsaved = phase !== 'saved' && phase !== 'closed';
  const asks = stuck.includes(phase) || (unsaved && !stored);
  const { asking, stay, leave } = useLeaveGuard(asks, unsaved);
  return (
    <ConfirmDialog
      open={asking}
      severe
      title={t('leave.title')}
      text={stored ? t('leave.text') : t('leave.notStored')}
      labels={{ confirm: t('leave.leave'), cancel: t('leave.stay') }}
      onConfirm={leave}
      onClose={stay}
    />
  );
}
