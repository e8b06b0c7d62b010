import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Text } from '../../components/Text';
import { pressable } from '../../components/buttons/actionStyles';
import { listLink } from '../../components/html/linkStyles';
import { siteName } from '../../i18n/siteName';
import { useRoute } from '../../navigation/useRoute';
import { ReportProblem } from '../ReportProblem';
import { footerLinks } from './footerLinks';
import { shellSizes } from './shellSizes';

function FooterLinks() {
  const { t } = useTranslation('navigation');
  const { pathTo } = useRoute();
  return (
    <Box component="nav" aria-label={t('footer')} sx={{ display: 'contents' }}>
      {footerLinks.map((route) => (
        <Box key={route} component={Link} to={pathTo(route)} sx={[listLink, footerLink]}>
          {t(`pages.${route}`)}
        </Box>
      ))}
    </Box>
  );
}

const footerLink = {
  typography: 'body2',
  px: 0,
  py: 0.5,
  '&:hover': { color: 'text.primary', textDecoration: 'underline' },
} as const;

export function Footer() {
  const { t } = useTranslation('navigation');
  const [year] = useState(() => new Date().getFullYear());
  return (
    <Box
      component="footer"
      sx={{ mt: 'auto', borderTop: 1, borderColor: 'divider', bgcolor: 'background.paper' }}
    >
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          columnGap: 4,
          rowGap: 1.5,
          maxWidth: shellSizes.content,
          mx: 'auto',
          px: { xs: 2, sm: 3 },
          py: 3,
        }}
      >
        <Text variant="body2" sx={{ color: 'text.secondary' }}>
          {t('copyright', { year, name: siteName() })}
        </Text>
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            columnGap: 2.5,
            rowGap: 0.5,
            color: 'text.secondary',
          }}
        >
          <FooterLinks />
          <ReportProblem sx={[pressable, listLink, footerLink]} />
        </Box>
      </Box>
    </Box>
  );
}
