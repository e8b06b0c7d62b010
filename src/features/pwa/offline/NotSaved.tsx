import { mdiCloudOffOutline } from '@mdi/js';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionLink } from '../../../components/buttons/ActionLink';
import { EmptyState } from '../../../components/feedback/EmptyState';
import { useRoute } from '../../../navigation/useRoute';

/** Replaces an article that could not be fetched and is not saved on this device. */
export function NotSaved() {
  return (
    <Suspense fallback={null}>
      <Explanation />
    </Suspense>
  );
}

function Explanation() {
  const { t } = useTranslation('pwa');
  const { pathTo } = useRoute();
  return (
    <EmptyState
      icon={mdiCloudOffOutline}
      title={t('offline.notSavedTitle')}
      text={t('offline.notSaved')}
    >
      <ActionLink to={`${pathTo('PwaSettings')}#offline`} variant="outlined">
        {t('offline.seeSaved')}
      </ActionLink>
    </EmptyState>
  );
}
