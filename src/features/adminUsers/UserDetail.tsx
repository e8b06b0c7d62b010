import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RequireRole } from '../../access/RequireRole';
import type { AccountDetail } from '../../admin-frame/accountFromWire';
import { roles } from '../../contract/roles';
import { OutcomeAlert, type Outcome } from '../../admin-frame/OutcomeAlert';
import { RankPlayer } from '../../admin-frame/decisions/RankPlayer';
import { RoleEditor } from './roles/RoleEditor';
import { SectionHeader } from '../../admin-frame/SectionHeader';
import { MemberStateChip } from './MemberStateChip';
import { ModeratorGames } from './ModeratorGames';
import { UserActions } from './UserActions';
import { UserActivity } from './UserActivity';
import { UserFacts } from './UserFacts';
import { UserSessions } from './UserSessions';

/** One account: its facts, sessions, roles and the actions on it. */
export function UserDetail({ account }: { account: AccountDetail }) {
  const { t } = useTranslation('adminUsers');
  const [outcome, setOutcome] = useState<Outcome>();
  const { protection } = account;
  return (
    <>
      <Box sx={{ mb: 1 }}>
        <MemberStateChip state={account.state} />
      </Box>
      <SectionHeader
        title={account.username}
        actions={
          protection === null ? (
            <>
              {account.player === null ? null : (
                <RankPlayer player={{ id: account.player, username: account.username }} />
              )}
              <UserActions account={account} onDone={setOutcome} />
            </>
          ) : undefined
        }
      />
      {protection === null ? null : (
        <Alert severity="info" sx={{ mb: 3 }}>
          {t(`protection.${protection}`)}
        </Alert>
      )}
      <OutcomeAlert outcome={outcome} />
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 20rem' },
          gap: 3,
          alignItems: 'start',
        }}
      >
        <Stack spacing={3} sx={{ minWidth: 0 }}>
          <UserActivity account={account} />
          <UserSessions account={account} onDone={setOutcome} />
          {account.roles.includes(roles.proofModerator) ? (
            <ModeratorGames account={account} onDone={setOutcome} />
          ) : null}
          <RequireRole one={roles.superAdmin}>
            <RoleEditor account={account} onDone={setOutcome} />
          </RequireRole>
        </Stack>
        <UserFacts account={account} />
      </Box>
    </>
  );
}
