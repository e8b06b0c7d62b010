import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { RequireRole } from '../../access/RequireRole';
import { administrationRoles, roles } from '../../contract/roles';
import { SideCard } from './SideCard';

/** The path of each button; a button without a path is not shown. */
export type AdminPaths = Partial<
  Record<'users' | 'games' | 'statistics' | 'system' | 'roles', string | undefined>
>;

const groups = [
  { any: [roles.admin], actions: ['users'] },
  { any: [roles.admin, roles.gameEditor], actions: ['games'] },
  { any: [roles.admin], actions: ['statistics'] },
  { any: [roles.superAdmin], actions: ['system', 'roles'] },
] as const;

/** Links into the administration, for users with the role. */
export function AdminActions({ paths }: { paths: AdminPaths }) {
  const { t } = useTranslation('profile');
  if (Object.values(paths).every((path) => path === undefined)) return null;
  return (
    <RequireRole any={administrationRoles}>
      <SideCard title={t('sections.administration')}>
        <Stack spacing={1}>
          {groups.map(({ any, actions }) => (
            <RequireRole key={actions.join()} any={any}>
              {actions.map((action) => {
                const path = paths[action];
                return path === undefined ? null : (
                  <Button
                    key={action}
                    component={Link}
                    to={path}
                    variant="outlined"
                    color="inherit"
                  >
                    {t(`admin.${action}`)}
                  </Button>
                );
              })}
            </RequireRole>
          ))}
        </Stack>
      </SideCard>
    </RequireRole>
  );
}
