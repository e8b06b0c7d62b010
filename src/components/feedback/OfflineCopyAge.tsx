import { mdiHistory } from '@mdi/js';
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
    <p>
      <Icon path={mdiHistory} fontSize="small" />
      {t('kept', { age: relativeAge(language, keptAt, now) })}
    </p>
  );
}
