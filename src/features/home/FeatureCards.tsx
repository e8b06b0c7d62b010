import { mdiCameraOutline, mdiPodium, mdiShieldCheckOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Text } from '../../components/Text';
import { cardSurface } from '../../components/cardSurface';
import { textLink } from '../../components/html/linkStyles';
import { Icon } from '../../components/Icon';
import { useRoute } from '../../navigation/useRoute';

/** The third card has the text of the second and another link. */
const cards = [
  { name: 'first', text: 'first', icon: mdiPodium, page: 'About' },
  { name: 'second', text: 'second', icon: mdiCameraOutline, page: 'Rules' },
  { name: 'third', text: 'second', icon: mdiShieldCheckOutline, page: 'Faq' },
] as const;

/** The site's features in three cards. */
export function FeatureCards() {
  const { t } = useTranslation('home');
  const { pathTo } = useRoute();
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ containerType: 'inline-size' }}>
      <Text id={id} component="h2" variant="h2" sx={{ mb: 2 }}>
        {t('features.title')}
      </Text>
      <Box sx={columns}>
        {cards.map(({ name, text, icon, page }) => (
          <Box key={name} sx={[cardSurface, card]}>
            <Box sx={badge}>
              <Icon path={icon} />
            </Box>
            <Text variant="h4" component="h3">
              {t(`features.${text}.title`)}
            </Text>
            <Text variant="body2" sx={{ color: 'text.secondary' }}>
              {t(`features.${text}.text`)}
            </Text>
            <Box component={Link} to={pathTo(page)} sx={[textLink, cardLink]}>
              {t(`features.links.${name}`)}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

const card = { display: 'flex', flexDirection: 'column', gap: 1.5, p: 3 } as const;

const cardLink = { mt: 'auto', pt: 1, alignSelf: 'start', fontWeight: 600 } as const;

const badge = {
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  borderRadius: 1,
  bgcolor: 'primary.main',
  color: 'primary.contrastText',
} as const;

const columns = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: '1fr',
  '@container (min-width: 760px)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
} as const;
