import Box from '@mui/material/Box';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetConfigurationQuery } from '../../api/websiteApi';
import { Text } from '../../components/Text';
import { textLink } from '../../components/html/linkStyles';
import { useRoute } from '../../navigation/useRoute';

/** The site's partners; renders nothing if none is configured. */
export function PartnersBlock() {
  const { t } = useTranslation('home');
  const { language } = useRoute();
  const id = useId();
  const { data } = useGetConfigurationQuery({ language });
  if (!data || data.partners.length === 0) return null;
  return (
    <Box component="section" aria-labelledby={id}>
      <Text id={id} component="h2" variant="h2" sx={{ mb: 2 }}>
        {t('partners.title')}
      </Text>
      <Box component="ul" sx={list}>
        {data.partners.map(({ name, url, description }) => (
          <Box component="li" key={url} sx={{ pl: 2, borderLeft: 3, borderColor: 'divider' }}>
            <Box component="a" href={url} rel="noopener" sx={[textLink, { fontWeight: 600 }]}>
              {name}
            </Box>
            {description ? (
              <Text variant="body2" sx={{ color: 'text.secondary' }}>
                {description}
              </Text>
            ) : null}
          </Box>
        ))}
      </Box>
    </Box>
  );
}

const list = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))',
  m: 0,
  p: 0,
  listStyle: 'none',
} as const;
