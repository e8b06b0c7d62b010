import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../admin-frame/ConfirmDialog';
import { asApiError } from '../../../api/errors/apiError';
import { moderationApi } from '../../../api/moderationApi';
import { moderatedRequestsApi } from '../../../api/moderatedRequestsApi';
import { useLeaveGuard } from '../../../components/forms/useLeaveGuard';
import { matchPage } from '../../../contract/matchPage';
import { splitLanguagePrefix } from '../../../contract/routes';
import { useAppDispatch } from '../../../store/hooks';
import { createDecisionOutbox } from './createDecisionOutbox';
import { DecisionsContext, useOutboxEntries, type Outboxes } from './DecisionsContext';

/** The pages of the moderation share the outboxes. */
const leavesModeration = (_from: string, to: string) =>
  matchPage(splitLanguagePrefix(to).rest)?.route !== 'Moderation';

function useNewOutboxes(): Outboxes {
  const dispatch = useAppDispatch();
  const [outboxes] = useState((): Outboxes => ({
    proofs: createDecisionOutbox(async ({ id, revision }, verdict) => {
      const request = { id, revision, ...verdict };
      const { error } = await dispatch(moderationApi.endpoints.decideProof.initiate(request));
      return asApiError(error);
    }),
    requests: createDecisionOutbox(async ({ id, revision }, verdict) => {
      const request = { id, revision, ...verdict };
      const { decideRequest } = moderatedRequestsApi.endpoints;
      const { error } = await dispatch(decideRequest.initiate(request));
      return asApiError(error);
    }),
  }));
  useEffect(() => {
    const all = [outboxes.proofs, outboxes.requests];
    const retry = () => {
      for (const outbox of all) outbox.retry();
    };
    globalThis.addEventListener('online', retry);
    return () => {
      globalThis.removeEventListener('online', retry);
      for (const outbox of all) outbox.flush();
    };
  }, [outboxes]);
  return outboxes;
}

/** Keeps decisions until the server has them, and asks before the moderation is left with some that it has not. */
export function DecisionsProvider({ children }: { children: ReactNode }) {
  const { t } = useTranslation('moderation');
  const outboxes = useNewOutboxes();
  const { proofs, requests } = outboxes;
  const entries = [...useOutboxEntries(proofs), ...useOutboxEntries(requests)];
  const stuck = entries.filter(({ delivery }) => delivery === 'waiting').length;
  const { asking, stay, leave } = useLeaveGuard(
    stuck > 0,
    proofs.countUnsent() + requests.countUnsent() > 0,
    leavesModeration,
  );
  return (
    <DecisionsContext value={outboxes}>
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
