import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { AccountDetail } from '../../admin-frame/accountFromWire';
import type { AccountSession } from './accountSessionFromWire';
import { useGetAccountSessionsQuery, useRevokeSessionsMutation } from './adminUsersApi';
import { asApiError } from '../../api/errors/apiError';
import { ErrorAlert } from '../../components/feedback/ErrorAlert';
import { useFailureText } from '../../components/feedback/useFailureText';
import { ConfirmDialog } from '../../admin-frame/ConfirmDialog';
import { DetailCard } from '../../admin-frame/DetailCard';
import type { Outcome } from '../../admin-frame/OutcomeAlert';
import { useConfirmDialog } from '../../admin-frame/useConfirmDialog';
import { SessionTable } from './SessionTable';

interface UserSessionsProps {
  account: AccountDetail;
  onDone: (outcome: Outcome) => void;
}

/** One session, or null for all of them. */
type Ending = { session: AccountSession | null };

/** The sessions of a member; each can be revoked. */
export function UserSessions({ account, onDone }: UserSessionsProps) {
  const { t } = useTranslation('adminUsers');
  const failureText = useFailureText();
  const { id, username: name, protection } = account;
  const { data, error, isError, refetch } = useGetAccountSessionsQuery(id, {
    refetchOnMountOrArgChange: true,
  });
  const [revoke, { isLoading: busy }] = useRevokeSessionsMutation();
  const { pending, ask, ...dialog } = useConfirmDialog<Ending>({
    run: ({ session }) => revoke(session ? { id, session: session.id } : { id }),
    otherwise: t('notDone'),
    onDone: ({ session }) =>
      onDone({ text: session ? t('sessions.done') : t('sessions.allDone', { name }) }),
  });
  const failure = isError ? asApiError(error) : undefined;
  const changeable = protection !== 'superAdministrator';
  const session = pending?.session ?? undefined;
  const device = session?.device ?? t('sessions.unknownDevice');
  const revokeText = session?.current
    ? t('sessions.revokeOwnText')
    : t('sessions.revokeText', { name, device });
  return (
    <DetailCard
      title={t('sessions.title')}
      action={
        changeable && data && data.items.length > 1 ? (
          <Button color="error" size="small" onClick={() => ask({ session: null })}>
            {t('sessions.revokeAll')}
          </Button>
        ) : null
      }
    >
      {failure && !data ? (
        <ErrorAlert
          message={failureText(failure, t('sessions.failed'))}
          onRetry={() => void refetch()}
        />
      ) : null}
      {data || failure ? null : <Skeleton variant="rounded" height={120} />}
      {data?.items.length === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>{t('sessions.empty')}</Typography>
      ) : null}
      {data && data.items.length > 0 ? (
        <SessionTable
          sessions={data.items}
          onRevoke={changeable ? (one) => ask({ session: one }) : undefined}
        />
      ) : null}
      <ConfirmDialog
        open={dialog.open}
        title={session ? t('sessions.revokeTitle') : t('sessions.revokeAllTitle', { name })}
        text={session ? revokeText : t('sessions.revokeAllText', { name })}
        labels={{
          confirm: session ? t('sessions.revoke') : t('sessions.revokeAll'),
          busy: t('sessions.busy'),
          cancel: t('cancel'),
        }}
        severe
        busy={busy}
        failure={dialog.failure}
        onConfirm={dialog.confirm}
        onClose={dialog.close}
      />
    </DetailCard>
  );
}
