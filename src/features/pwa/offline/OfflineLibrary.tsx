import { mdiBookOpenPageVariantOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../components/feedback/EmptyState';
import { languageNames, languages, type Language } from '../../../contract/languages';
import { useFormats } from '../../../i18n/useFormats';
import type { OfflineArticle } from '../../../service-worker/protocol';
import { LibraryRow } from './LibraryRow';
import { PanelCard } from '../PanelCard';
import type { OfflineArticles } from './useOfflineArticles';

/** The articles available offline, by language, newest copy first. */
export function OfflineLibrary({ library }: { library: OfflineArticles }) {
  const { t } = useTranslation('pwa');
  const { articles } = library;
  return (
    <PanelCard title={t('offline.libraryTitle')} text={t('offline.libraryEmpty')}>
      {articles === undefined ? <Skeleton variant="rounded" height={180} /> : null}
      {articles?.length === 0 ? (
        <EmptyState icon={mdiBookOpenPageVariantOutline} title={t('offline.libraryEmptyTitle')} />
      ) : null}
      <Box sx={{ display: 'grid', gap: 3 }}>
        {languages.map((language) => (
          <Shelf
            key={language}
            language={language}
            articles={(articles ?? [])
              .filter((article) => article.language === language)
              .toSorted((a, b) => b.fetchedAt.localeCompare(a.fetchedAt))}
            onRemove={(article) => void library.remove(article)}
          />
        ))}
      </Box>
    </PanelCard>
  );
}

interface ShelfProps {
  language: Language;
  articles: readonly OfflineArticle[];
  onRemove: (article: OfflineArticle) => void;
}

function Shelf({ language, articles, onRemove }: ShelfProps) {
  const { t } = useTranslation('pwa');
  const { count } = useFormats();
  const id = useId();
  if (articles.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1.5 }}>
        <Typography id={id} variant="overline" component="h3" lang={language}>
          {languageNames[language]}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('offline.count', { count: articles.length, formatted: count(articles.length) })}
        </Typography>
      </Box>
      <Box component="ul" sx={{ m: 0, p: 0 }}>
        {articles.map((article) => (
          <LibraryRow
            key={`${article.language}-${article.id}`}
            article={article}
            onRemove={() => onRemove(article)}
          />
        ))}
      </Box>
    </section>
  );
}
