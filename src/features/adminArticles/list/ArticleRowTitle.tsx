import { mdiStar } from '@mdi/js';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { RowTitle } from '../../../admin-frame/drafts/RowTitle';
import { Icon } from '../../../components/Icon';
import type { AdminArticleRow } from '../../../contract/schemas/adminArticles';
import { useRoute } from '../../../navigation/useRoute';

/** Cover, title and badges of an article; the title links to the editor. */
export function ArticleRowTitle({ row }: { row: AdminArticleRow }) {
  const { t } = useTranslation(['adminArticles', 'articles']);
  const { pathTo } = useRoute();
  const changed = row.state !== 'draft' && row.version > row.appliedVersion;
  const notes = [
    row.category === null ? undefined : t(`articles:categories.${row.category}`),
    changed ? t('list.changesWaiting') : undefined,
  ].filter((note) => note !== undefined);
  return (
    <RowTitle
      picture={row.picture}
      title={row.title ?? t('untitled')}
      locale={row.locale}
      to={`${pathTo('Administration')}/articles/${row.id}`}
    >
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
    </RowTitle>
  );
}
