import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { textLink } from '../../components/html/linkStyles';
import { useRoute } from '../../navigation/useRoute';
import { useConsentOffered } from './useConsentOffered';

/** A link from the privacy text to the settings, where users can change their choice. */
export function ConsentLink() {
  const { t } = useTranslation('analytics');
  const { pathTo } = useRoute();
  if (!useConsentOffered()) return null;
  return (
    <Box component="p" sx={{ mt: 2, mb: 0 }}>
      <Box component={Link} to={`${pathTo('Settings')}#privacy`} sx={textLink}>
        {t('settings.link')}
      </Box>
    </Box>
  );
}
