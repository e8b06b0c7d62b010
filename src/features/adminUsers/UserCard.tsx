import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { Account } from '../../admin-frame/accountFromWire';
import { useFormats } from '../../i18n/useFormats';
import { RoleChips } from './roles/RoleChips';
import { isSpecialRole } from './roles/specialRoles';
import { MemberStateChip } from './MemberStateChip';
import { UserName } from './UserName';

/** A member as a card, for narrow screens. */
export function UserCard({ account }: { account: Account }) {
  const { t } = useTranslation(['adminUsers', 'common']);
  const { shortDate, longDate } = useFormats();
  const labelled = (label: string, value: string) => t('common:labelled', { label, value });
  const { username, roles, state, createdAt, lastLoginAt } = account;
  return (
    <Box sx={{ display: 'grid', gap: 1.25 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 1 }}>
        <UserName account={account} />
        <MemberStateChip state={state} />
      </Box>
      {roles.some(isSpecialRole) ? (
        <RoleChips label={labelled(t('columns.roles'), username)} owned={roles} />
      ) : null}
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {labelled(t('columns.registered'), createdAt === null ? '–' : shortDate(createdAt))}
        <br />
        {labelled(
          t('columns.lastLogin'),
          lastLoginAt === null ? t('never') : longDate(lastLoginAt),
        )}
      </Typography>
    </Box>
  );
}
