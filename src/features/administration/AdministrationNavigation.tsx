import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import { RequireRole } from '../../access/RequireRole';
import { Icon } from '../../components/Icon';
import { useRoute } from '../../navigation/useRoute';
import type { AdministrationSection } from './administrationSections';

const linkLook = ({ vars: { palette } }: Theme) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  px: 1.5,
  minHeight: 44,
  color: palette.text.secondary,
  fontSize: '0.9375rem',
  fontWeight: 500,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  borderBottom: '2px solid transparent',
  '&:hover': { color: palette.text.primary },
  '&:focus-visible': { outlineOffset: '-3px' },
  '&[aria-current="page"]': {
    color: palette.primary.main,
    borderBottomColor: palette.primary.main,
  },
});

interface AdministrationNavigationProps {
  sections: readonly AdministrationSection[];
}

/** The sections one may enter, in one line that scrolls where it is too long. */
export function AdministrationNavigation({ sections }: AdministrationNavigationProps) {
  const { t } = useTranslation('administration');
  const { pathTo } = useRoute();
  return (
    <Box
      component="nav"
      aria-label={t('label')}
      sx={{ mb: 4, borderBottom: '1px solid', borderColor: 'divider', overflowX: 'auto' }}
    >
      <Box
        component="ul"
        sx={{ display: 'flex', gap: 0.5, m: 0, p: 0, width: 'max-content', listStyle: 'none' }}
      >
        {sections.map(({ name, icon, role }) => (
          <RequireRole key={name} one={role}>
            <li>
              <Box component={NavLink} to={`${pathTo('Administration')}/${name}`} sx={linkLook}>
                <Icon path={icon} fontSize="small" />
                {t(`sections.${name}`)}
              </Box>
            </li>
          </RequireRole>
        ))}
      </Box>
    </Box>
  );
}
