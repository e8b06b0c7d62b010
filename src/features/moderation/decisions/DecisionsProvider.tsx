import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../admin-frame/ConfirmDialog';
import { asApiError } from '../../../api/errors/apiError';
import { moderationApi } from '../../../api/moderationApi';
import { useLeaveGuard } from '../../../components/forms/useLeaveGuard';
import { matchPage } from '../../../contract/matchPage';
import { splitLanguagePrefix } from '../../../contract/routes';
import { useAppDispatch } from '../../../store/hooks';
import { createDecisionOutbox, type DecisionOutbox } from './createDecisionOutbox';
import { DecisionsContext } from './DecisionsContext';

/** The pages of the moderation share the outbox. */
const leavesModeration = (_from: string, to: string) =>
  matchPage(splitLanguagePrefix(to).rest)?.route !== 'Moderation';

function useOutbox(): DecisionOutbox {
  const dispatch = useAppDispatch();
  const [outbox] = useState(() =>
    createDecisionOutbox(async ({ id, revision }, verdict) => {
      const request = { id, revision, ...verdict };
      const { error } = await dispatch(moderationApi.endpoints.decideProof.initiate(request));
      return asApiError(error);
    }),
  );
  useEffect(() => {
    globalThis.addEventListener('online', outbox.retry);
    return () => {
      globalThis.removeEventListener('online', outbox.retry);
      outbox.flush();
    };
  }, [outbox]);
  return outbox;
}

/** Keeps decisions until the server has them, and asks before the moderation is left with some that it has not. */
export function DecisionsProvider({ children }: { children: ReactNode }) {
  const { t } = useTranslation('moderation');
  const outbox = useOutbox();
  const entries = useSyncExternalStore(outbox.subscribe, outbox.getEntries);
  const stuck = entries.filter(({ delivery }) => delivery === 'waiting').length;
  const { asking, stay, leave } = useLeaveGuard(
    stuck > 0,
    outbox.countUnsent() > 0,
    leavesModeration,
  );
  return (
    <DecisionsContext value={outbox}>
      {children}
      <ConfirmDialog
        open={asking}
        severe
        title={t('leave.title')}
        text={t('leave.text', { count: stuck })}
        labels={{ confirm: t('leave.leave'), cancel: t('leave.stay') }}
        onConfirm={leave}
        onClose={stay}
      />
    </DecisionsContext>
  );
}
