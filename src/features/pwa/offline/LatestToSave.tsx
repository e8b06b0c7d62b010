import { mdiDownloadMultiple } from '@mdi/js';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { BusyButton } from '../../../components/buttons/BusyButton';
import { useGetLatestArticlesQuery } from '../../../api/homeApi';
import { Icon } from '../../../components/Icon';
import { useRoute } from '../../../navigation/useRoute';
import { selectIsOnline } from '../../../state/pwaSlice';
import { useAppSelector } from '../../../store/hooks';
import { ArticleRow } from './ArticleRow';
import { PanelCard } from '../PanelCard';
import { SaveButton } from './SaveButton';
import { SavingState } from './SavingState';
import type { OfflineArticles } from './useOfflineArticles';
import { useSaveArticles } from './useSaveArticles';

/** As many as a page of the article list has. */
const savedAtOnce = 12;

/** Saves the newest articles, all at once or one by one. */
export function LatestToSave({ library }: { library: OfflineArticles }) {
  const { t } = useTranslation('pwa');
  const { language, articlePath } = useRoute();
  const online = useAppSelector(selectIsOnline);
  const { save, progress, outcome } = useSaveArticles(language, library.reload);
  const { data } = useGetLatestArticlesQuery({ language });
  const isSaved = (id: number) =>
    library.articles?.some(
      (article) => article.saved && article.id === id && article.language === language,
    ) ?? false;
  const busy = progress !== undefined;
  return (
    <PanelCard
      title={t('offline.saveTitle')}
      text={t('offline.saveText')}
      aside={
        <BusyButton
          variant="contained"
          startIcon={<Icon path={mdiDownloadMultiple} />}
          disabled={!online}
          busy={busy}
          onClick={() => void save({ latest: savedAtOnce })}
        >
          {busy ? t('offline.saving') : t('offline.saveLatest')}
        </BusyButton>
      }
    >
      <SavingState progress={progress} outcome={outcome} />
      <Box component="ul" aria-label={t('offline.latest')} sx={{ m: 0, p: 0 }}>
        {data?.items.map((article) => (
          <ArticleRow
            key={article.id}
            to={articlePath(article)}
            title={article.title ?? t('offline.untitled')}
          >
            <SaveButton
              title={article.title ?? t('offline.untitled')}
              saved={isSaved(article.id)}
              disabled={busy || !online}
              onSave={() => void save({ ids: [article.id] })}
            />
          </ArticleRow>
        ))}
      </Box>
    </PanelCard>
  );
}
