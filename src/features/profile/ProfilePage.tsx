import {
  mdiAccountDetailsOutline,
  mdiEyeOffOutline,
  mdiImageOutline,
  mdiLockOutline,
} from '@mdi/js';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Suspense, useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { asApiError } from '../../api/errors/apiError';
import { avatarAddress } from '../../api/wire/avatarAddress';
import { useGetMeQuery } from '../../api/usersApi';
import { ErrorAlert } from '../../components/feedback/ErrorAlert';
import { MemberAvatar } from '../../components/MemberAvatar';
import { PageMetadata } from '../../components/page/PageMetadata';
import { ResponsiveTabs } from '../../components/tabs/ResponsiveTabs';
import { useLeaveGuard } from '../../components/forms/useLeaveGuard';
import { useSectionHash } from '../../navigation/useSectionHash';
import { selectAvatarChangedAt, selectUser } from '../../state/authSlice';
import type { SessionUser } from '../../state/session';
import { useAppSelector } from '../../store/hooks';
import { InfoPanel } from './InfoPanel';
import {
  AccountSummary,
  AvatarPanel,
  LeaveDialog,
  PasswordPanel,
  PrivacyPanel,
} from './lazyProfilePanels';
import { profileSections } from './profileSections';
import { UnsavedReportProvider, useUnsavedParts } from './unsavedParts';
import { useFailureNotice } from './useFailureNotice';

function Portrait({ user }: { user: SessionUser }) {
  const changedAt = useAppSelector(selectAvatarChangedAt);
  return (
    <Box component="header" sx={{ display: 'flex', alignItems: 'center', gap: 2.5, mb: 4 }}>
      <MemberAvatar size={72} username={user.username} src={avatarAddress(user.id, changedAt)} />
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="h1" tabIndex={-1} sx={{ outline: 'none', overflowWrap: 'anywhere' }}>
          {user.username}
        </Typography>
        <Typography sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {user.email}
        </Typography>
      </Box>
    </Box>
  );
}

function Profile({ user }: { user: SessionUser }) {
  const { t } = useTranslation('profile');
  const [open, onOpen] = useSectionHash(profileSections);
  const { unsaved, report } = useUnsavedParts();
  const { asking, stay, leave } = useLeaveGuard(unsaved);
  return (
    <UnsavedReportProvider value={report}>
      <Portrait user={user} />
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 20rem' },
          alignItems: 'start',
          gap: { xs: 4, md: 6 },
        }}
      >
        <Box sx={{ maxWidth: '40rem' }}>
          <ResponsiveTabs
            label={t('tabs.label')}
            open={open}
            onOpen={onOpen}
            sections={[
              {
                key: 'info',
                label: t('tabs.info'),
                icon: mdiAccountDetailsOutline,
                content: <InfoPanel user={user} />,
              },
              {
                key: 'avatar',
                label: t('tabs.avatar'),
                icon: mdiImageOutline,
                content: (
                  <Suspense fallback={null}>
                    <AvatarPanel user={user} />
                  </Suspense>
                ),
              },
              {
                key: 'password',
                label: t('tabs.password'),
                icon: mdiLockOutline,
                content: (
                  <Suspense fallback={null}>
                    <PasswordPanel />
                  </Suspense>
                ),
              },
              {
                key: 'privacy',
                label: t('tabs.privacy'),
                icon: mdiEyeOffOutline,
                content: (
                  <Suspense fallback={null}>
                    <PrivacyPanel />
                  </Suspense>
                ),
              },
            ]}
          />
        </Box>
        <Suspense fallback={<Skeleton variant="rounded" height={480} />}>
          <AccountSummary user={user} onOpen={onOpen} />
          <LeaveDialog open={asking} onStay={stay} onLeave={leave} />
        </Suspense>
      </Box>
    </UnsavedReportProvider>
  );
}

/** Always refetches the member: only the tokens are persisted, and another device may have changed the account. */
function useMember() {
  const { t } = useTranslation('profile');
  const user = useAppSelector(selectUser);
  const { error, isSuccess, refetch } = useGetMeQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const failure = asApiError(error);
  const {
    failure: text,
    tellOf,
    withdraw,
  } = useFailureNotice({
    id: 'profile-load',
    messageKey: 'profile:loadFailed',
  });
  const kind = failure?.kind;
  const onFailure = useEffectEvent(() => {
    if (failure) tellOf(failure, t('loadFailed'));
  });
  const onEnd = useEffectEvent(withdraw);
  // Runs once per kind of error, not on each render.
  useEffect(() => {
    if (kind === undefined) return undefined;
    onFailure();
    return () => {
      onEnd();
    };
  }, [kind]);
  return {
    user,
    ready: user !== null && (isSuccess || user.email !== null),
    failed: failure !== undefined,
    text,
    refetch,
  };
}

/** The member's own page. */
export function ProfilePage() {
  const { t } = useTranslation(['profile', 'metadata']);
  const { user, ready, failed, text, refetch } = useMember();
  return (
    <>
      <PageMetadata title={t('metadata:Profile')} page="Profile" />
      {failed ? (
        <Box sx={{ mb: 3 }}>
          <ErrorAlert message={text ?? t('loadFailed')} onRetry={() => void refetch()} />
        </Box>
      ) : null}
      {user && ready ? <Profile user={user} /> : null}
      {!ready && !failed ? (
        <Box aria-busy sx={{ minHeight: '60vh' }}>
          <Skeleton variant="text" width="45%" sx={{ fontSize: '2.5rem' }} />
          <Skeleton variant="rounded" height={320} sx={{ mt: 3 }} />
        </Box>
      ) : null}
    </>
  );
}
