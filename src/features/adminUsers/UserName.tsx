import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import type { Account } from '../../admin-frame/accountFromWire';
import { avatarAddress } from '../../api/wire/avatarAddress';
import { MemberAvatar } from '../../components/MemberAvatar';
import { useUserPath } from '../../admin-frame/useUserPath';

/** The username, linked to the account. */
export function UserName({ account }: { account: Pick<Account, 'id' | 'username'> }) {
  const pathOf = useUserPath();
  const { id, username } = account;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25, minWidth: 0 }}>
      <MemberAvatar src={avatarAddress(id, null)} username={username} size={32} />
      <Link
        component={RouterLink}
        to={pathOf(id)}
        sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}
      >
        {username}
      </Link>
    </Box>
  );
}
