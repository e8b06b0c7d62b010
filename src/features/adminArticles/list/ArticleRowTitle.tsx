import { mdiStar } from '@mdi/js';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { CoverThumbnail } from '../../../admin-frame/pictures/CoverThumbnail';
import { Icon } from '../../../components/Icon';
import '../../../components/html/links.css';
import { languageTags } from '../../../contract/languages';
import type { AdminArticleRow } from '../../../contract/schemas/adminArticles';
import { useRoute } from '../../../navigation/useRoute';

/** Cover, title and badges of an article; the title links to the editor. */
export function ArticleRowTitle({ row }: { row: AdminArticleRow }) {
  const { t } = useTranslation(['adminArticles', 'articles']);
  const { pathTo, language } = useRoute();
  const changed = row.state !== 'draft' && row.version > row.appliedVersion;
  const notes = [
    row.category === null ? undefined : t(`articles:categories.${row.category}`),
    changed ? t('list.changesWaiting') : undefined,
  ].filter((note) => note !== undefined);
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minWidth: 0 }}>
      <CoverThumbnail source={row.picture} />
      <Box sx={{ minWidth: 0 }}>
        <Typography
          component={Link}
          variant="body2"
          to={`${pathTo('Administration')}/articles/${row.id}`}
          lang={row.locale && row.locale !== language ? languageTags[row.locale] : undefined}
          className="list-link"
          sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}
        >
          {row.title ?? t('untitled')}
        </Typography>
        <Typography
          variant="caption"
          component="p"
          sx={{ display: 'flex', alignItems: 'center', gap: 0.5, color: 'text.secondary' }}
        >
          {row.featured ? (
            <Box
              component={Icon}
              path={mdiStar}
              fontSize="tiny"
              titleAccess={t('list.featured')}
              sx={{ color: 'secondary.main' }}
            />
          ) : null}
          {notes.join(' · ')}
        </Typography>
      </Box>
    </Box>
  );
}
