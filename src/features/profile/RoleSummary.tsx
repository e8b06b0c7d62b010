import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { countRoles, roleCategories } from '../../contract/roles';
import { useFormats } from '../../i18n/useFormats';
import { Facts } from './Facts';

/** The member's roles and their number, by kind. */
export function RoleSummary({ roles }: { roles: readonly string[] }) {
  const { t } = useTranslation('profile');
  const { count } = useFormats();
  const counts = countRoles(roles);
  if (roles.length === 0) {
    return <Typography variant="body2">{t('summary.noRoles')}</Typography>;
  }
  return (
    <>
      <Facts
        facts={roleCategories.map((category) => ({
          name: t(`roles.${category}`),
          value: count(counts[category]),
        }))}
      />
      <Box
        component="ul"
        aria-label={t('summary.allRoles')}
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, p: 0, mt: 2, mb: 0, listStyle: 'none' }}
      >
        {[...new Set(roles)].map((role) => (
          <Chip key={role} component="li" size="small" variant="outlined" label={role} />
        ))}
      </Box>
    </>
  );
}
