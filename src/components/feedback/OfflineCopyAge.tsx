import { mdiHistory } from '@mdi/js';
import Box from '@mui/material/Box';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { relativeAge } from '../../i18n/relativeAge';
import { useRoute } from '../../navigation/useRoute';
import { Icon } from '../Icon';

/** Shows the age of the offline copy. */
export function OfflineCopyAge({ keptAt }: { keptAt: string }) {
  return (
    <Suspense fallback={null}>
      <Note keptAt={keptAt} />
    </Suspense>
  );
}

function Note({ keptAt }: { keptAt: string }) {
  const { t } = useTranslation('pwa');
  const { language } = useRoute();
  const [now] = useState(() => Date.now());
  return (
    <Box component="p" sx={styles}>
      <Icon path={mdiHistory} fontSize="small" />
      {t('kept', { age: relativeAge(language, keptAt, now) })}
    </Box>
  );
}

const styles = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  m: 0,
  fontSize: '0.875rem',
  color: 'text.secondary',
} as const;
