import { mdiCheckCircleOutline, mdiDownloadCircleOutline } from '@mdi/js';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionButton } from '../../../components/buttons/ActionButton';
import { Icon } from '../../../components/Icon';
import { useRoute } from '../../../navigation/useRoute';
import { selectIsOnline } from '../../../state/pwaSlice';
import { notificationClosed, notificationQueued } from '../../../state/uiSlice';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { useOfflineArticles } from './useOfflineArticles';
import { useSaveArticles } from './useSaveArticles';

const notSaved = 'article-not-saved';

const notSavedNotice = () =>
  notificationQueued({
    id: notSaved,
    messageKey: 'pwa:offline.saveFailedOne',
    severity: 'error',
  });

/** Saves the current article for offline reading, or removes it. Hidden if nothing can be stored. */
export function SaveArticle({ id }: { id: number }) {
  return (
    <Suspense fallback={null}>
      <SaveToggle id={id} />
    </Suspense>
  );
}

function SaveToggle({ id }: { id: number }) {
  const { t } = useTranslation('pwa');
  const { language } = useRoute();
  const online = useAppSelector(selectIsOnline);
  const { articles, unsupported, reload, remove } = useOfflineArticles();
  const dispatch = useAppDispatch();
  const { save, progress } = useSaveArticles(language, reload);
  const saveThis = async () => {
    const outcome = await save({ ids: [id] });
    dispatch(outcome.kind === 'saved' ? notificationClosed(notSaved) : notSavedNotice());
  };
  if (unsupported || articles === undefined) return null;
  const saved = articles.some(
    (article) => article.saved && article.id === id && article.language === language,
  );
  return (
    <ActionButton
      variant={saved ? 'text' : 'outlined'}
      pressed={saved}
      disabled={!saved && !online}
      busy={progress !== undefined}
      onClick={() => void (saved ? remove({ language, id }) : saveThis())}
    >
      <Icon path={saved ? mdiCheckCircleOutline : mdiDownloadCircleOutline} />
      <span>{saved ? t('offline.saved') : t('offline.save')}</span>
    </ActionButton>
  );
}
