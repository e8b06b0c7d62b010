import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import type { RoleHolders } from '../../admin-frame/accountFromWire';
import { isAssignableRole } from '../../contract/roleAssignment';
import { roles } from '../../contract/roles';
import { useFormats } from '../../i18n/useFormats';
import { useRoute } from '../../navigation/useRoute';
import type { Outcome } from '../../admin-frame/OutcomeAlert';
import { GiveRoleDialog } from './GiveRoleDialog';
import { RoleMembers } from './RoleMembers';
import { useRoleNames } from '../../admin-frame/useRoleNames';

interface RoleCardProps {
  holders: RoleHolders;
  onDone: (outcome: Outcome) => void;
}

/** One role: its purpose, its members, and granting and revoking it. */
export function RoleCard({ holders, onDone }: RoleCardProps) {
  const { t } = useTranslation('adminRoles');
  const { nameOf, explain } = useRoleNames();
  const { pathTo } = useRoute();
  const { count } = useFormats();
  const [giving, setGiving] = useState(false);
  const id = useId();
  const { role, members, first } = holders;
  const name = nameOf(role);
  // Every member has this role, so it can be neither granted nor revoked.
  const changeable = role !== roles.user;
  return (
    <Box
      component="li"
      aria-labelledby={id}
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 20rem) minmax(0, 1fr)' },
        gap: { xs: 2, md: 4 },
        p: { xs: 2, sm: 2.5 },
        bgcolor: 'background.paper',
        border: '1px solid',
        borderColor: 'divider',
        borderRadius: 2,
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Typography id={id} variant="h5" component="h2" sx={{ overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        {name === role ? null : (
          <Typography variant="body2" sx={{ fontFamily: 'monospace', color: 'text.secondary' }}>
            {role}
          </Typography>
        )}
        <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
          {explain(role)}
        </Typography>
      </Box>
      <Box sx={{ display: 'grid', gap: 1.5, alignContent: 'start', minWidth: 0 }}>
        <Box
          sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, minHeight: 36 }}
        >
          <Typography sx={{ flex: 1, fontWeight: 600 }}>
            {members === 0
              ? t('nobody')
              : t('holders', { count: members, formatted: count(members) })}
          </Typography>
          {members > first.length ? (
            <Link
              component={RouterLink}
              to={`${pathTo('Administration')}/users?role=${encodeURIComponent(role)}`}
              aria-label={t('showAllOf', { role: name })}
              variant="body2"
            >
              {t('showAll')}
            </Link>
          ) : null}
          {changeable && isAssignableRole(role) ? (
            <Button
              size="small"
              variant="outlined"
              color="inherit"
              aria-label={t('give.actionFor', { role: name })}
              onClick={() => setGiving(true)}
            >
              {t('give.action')}
            </Button>
          ) : null}
        </Box>
        <RoleMembers role={role} members={first} changeable={changeable} onDone={onDone} />
      </Box>
      <GiveRoleDialog role={role} open={giving} onClose={() => setGiving(false)} onDone={onDone} />
    </Box>
  );
}
