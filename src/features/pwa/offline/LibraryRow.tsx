import { mdiBookmarkCheckOutline, mdiHistory, mdiTrashCanOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../components/Icon';
import { languageTags } from '../../../contract/languages';
import { buildArticlePath } from '../../../contract/routes';
import { relativeAge } from '../../../i18n/relativeAge';
import { useRoute } from '../../../navigation/useRoute';
import type { OfflineArticle } from '../../../service-worker/protocol';
import { ArticleRow } from './ArticleRow';

interface LibraryRowProps {
  article: OfflineArticle;
  onRemove: () => void;
}

/** One article available offline: the age of the copy, and whether the user saved it. */
export function LibraryRow({ article, onRemove }: LibraryRowProps) {
  const { t } = useTranslation('pwa');
  const { language } = useRoute();
  const [now] = useState(() => Date.now());
  const title = article.title || t('offline.untitled');
  const kind = article.saved ? t('offline.kindSaved') : t('offline.kindVisited');
  const age = t('offline.age', { age: relativeAge(language, article.fetchedAt, now) });
  return (
    <ArticleRow
      to={buildArticlePath(article.language, article)}
      title={title}
      lang={article.language === language ? undefined : languageTags[article.language]}
      detail={`${kind} · ${age}`}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, color: 'text.secondary' }}>
        <Box
          component={Icon}
          path={article.saved ? mdiBookmarkCheckOutline : mdiHistory}
          fontSize="small"
          sx={{ color: article.saved ? 'success.main' : 'text.secondary' }}
        />
        <IconButton aria-label={t('offline.removeNamed', { title })} onClick={onRemove}>
          <Icon path={mdiTrashCanOutline} fontSize="small" />
        </IconButton>
      </Box>
    </ArticleRow>
  );
}
