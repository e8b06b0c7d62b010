import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { InformationSection } from './informationDocument';

/** Links to the page's sections, beside the page if there is room. */
export function TableOfContents({ sections }: { sections: readonly InformationSection[] }) {
  const { t } = useTranslation('navigation');
  return (
    <Box
      component="nav"
      aria-label={t('information.contents')}
      sx={{
        position: { md: 'sticky' },
        top: { md: 96 },
        alignSelf: 'start',
        order: { md: 1 },
        p: { xs: 2.5, md: 0 },
        pl: { md: 3 },
        border: { xs: 1, md: 0 },
        borderLeft: { md: 1 },
        borderColor: { xs: 'divider', md: 'divider' },
        borderRadius: { xs: 1.5, md: 0 },
        bgcolor: { xs: 'background.paper', md: 'transparent' },
      }}
    >
      <Typography variant="overline" component="h2" sx={{ color: 'text.secondary' }}>
        {t('information.contents')}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 0.5, p: 0, color: 'text.secondary' }}>
        {sections.map(({ id, heading }) => (
          <li key={id}>
            <MuiLink
              component={Link}
              to={{ hash: id }}
              variant="body2"
              underline="hover"
              color="inherit"
              sx={{ display: 'block', py: 0.5, '&:hover': { color: 'text.primary' } }}
            >
              {heading}
            </MuiLink>
          </li>
        ))}
      </Box>
    </Box>
  );
}
