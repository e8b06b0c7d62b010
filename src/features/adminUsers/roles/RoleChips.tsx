import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { categoryOf, roles } from '../../../contract/roles';
import { isSpecialRole } from './specialRoles';
import { useRoleNames } from '../../../admin-frame/useRoleNames';

interface RoleChipsProps {
  label: string;
  owned: readonly string[];
}

/** The special roles of a member, as chips. */
export function RoleChips({ label, owned }: RoleChipsProps) {
  const { nameOf } = useRoleNames();
  const special = owned.filter(isSpecialRole);
  if (special.length === 0) return <span>–</span>;
  return (
    <Box
      component="ul"
      aria-label={label}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, m: 0, p: 0, listStyle: 'none' }}
    >
      {special.map((role) => (
        <Chip
          key={role}
          component="li"
          size="small"
          variant={categoryOf(role) === 'administration' ? 'filled' : 'outlined'}
          color={role === roles.superAdmin ? 'primary' : 'default'}
          label={nameOf(role)}
        />
      ))}
    </Box>
  );
}
