import { mdiBookOpenBlankVariantOutline, mdiBookRemoveOutline, mdiMagnifyClose } from '@mdi/js';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionLink } from '../../../components/buttons/ActionLink';
import { EmptyState } from '../../../components/feedback/EmptyState';
import { useFormats } from '../../../i18n/useFormats';

interface ArticlesEmptyProps {
  /** No article matches the filters, as opposed to no articles at all. */
  filtered: boolean;
  /** Clears the filters. */
  clear: ReactNode;
}

export function ArticlesEmpty({ filtered, clear }: ArticlesEmptyProps) {
  const { t } = useTranslation(['articlePages', 'errors']);
  return filtered ? (
    <EmptyState icon={mdiMagnifyClose} title={t('failure.noMatch')} text={t('list.noMatchHint')}>
      {clear}
    </EmptyState>
  ) : (
    <EmptyState
      icon={mdiBookOpenBlankVariantOutline}
      title={t('errors:articlesEmpty')}
      text={t('list.emptyHint')}
    />
  );
}

interface ArticlesPastEndProps {
  page: number;
  pages: number;
  /** The search string of the URL of the last page. */
  lastQuery: string;
}

/** Shown for a page number beyond the last page. */
export function ArticlesPastEnd({ page, pages, lastQuery }: ArticlesPastEndProps) {
  const { t } = useTranslation('articlePages');
  const { count } = useFormats();
  return (
    <EmptyState
      icon={mdiBookRemoveOutline}
      title={t('pastEnd.title', { page: count(page) })}
      text={t('pastEnd.text', { pages: count(pages) })}
    >
      <ActionLink to={lastQuery} variant="contained">
        {t('pastEnd.link')}
      </ActionLink>
    </EmptyState>
  );
}
