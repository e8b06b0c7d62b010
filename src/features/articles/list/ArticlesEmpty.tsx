import { mdiBookOpenBlankVariantOutline, mdiBookRemoveOutline, mdiMagnifyClose } from '@mdi/js';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { EmptyState } from '../../../components/feedback/EmptyState';
import { useFormats } from '../../../i18n/useFormats';
import type { ArticleListState } from './useArticleListParams';

interface ArticlesEmptyProps {
  /** No article matches the filters, as opposed to no articles at all. */
  filtered: boolean;
  onClear: () => void;
}

export function ArticlesEmpty({ filtered, onClear }: ArticlesEmptyProps) {
  const { t } = useTranslation(['articlePages', 'errors']);
  return filtered ? (
    <EmptyState icon={mdiMagnifyClose} title={t('failure.noMatch')} text={t('list.noMatchHint')}>
      <Button variant="contained" onClick={onClear}>
        {t('list.clearFilters')}
      </Button>
    </EmptyState>
  ) : (
    <EmptyState
      icon={mdiBookOpenBlankVariantOutline}
      title={t('errors:articlesEmpty')}
      text={t('list.emptyHint')}
    />
  );
}

interface ArticlesPastEndProps extends Pick<ArticleListState, 'queryFor'> {
  page: number;
  pages: number;
}

/** Shown for a page number beyond the last page. */
export function ArticlesPastEnd({ page, pages, queryFor }: ArticlesPastEndProps) {
  const { t } = useTranslation('articlePages');
  const { count } = useFormats();
  return (
    <EmptyState
      icon={mdiBookRemoveOutline}
      title={t('pastEnd.title', { page: count(page) })}
      text={t('pastEnd.text', { pages: count(pages) })}
    >
      <Button component={Link} to={queryFor({ page: pages })} variant="contained">
        {t('pastEnd.link')}
      </Button>
    </EmptyState>
  );
}
