import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { LatestToSave } from './LatestToSave';
import { OfflineLibrary } from './OfflineLibrary';
import { useOfflineArticles } from './useOfflineArticles';

/** The articles available offline, and those that can be saved. */
export function OfflineTab() {
  const { t } = useTranslation('pwa');
  const library = useOfflineArticles();
  if (library.unsupported) return <Alert severity="info">{t('offline.unsupported')}</Alert>;
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <LatestToSave library={library} />
      <OfflineLibrary library={library} />
    </Box>
  );
}
