import { mdiBookRemoveOutline } from '@mdi/js';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../i18n/useFormats';
import { ActionLink } from '../buttons/ActionLink';
import { EmptyState } from '../feedback/EmptyState';
import type { PageRangeProps } from './PageRange';

interface PastLastPageProps extends PageRangeProps {
  /** The search string of the URL of a page. */
  queryFor: (page: number) => string;
}

/** In place of a page of a list beyond the last one. */
export function PastLastPage({ page, pageSize, total, queryFor }: PastLastPageProps) {
  const { t } = useTranslation('pagination');
  const { count } = useFormats();
  const pages = Math.ceil(total / pageSize);
  return (
    <EmptyState
      icon={mdiBookRemoveOutline}
      title={t('pastEnd.title', { page: count(page) })}
      text={t('pastEnd.text', { pages: count(pages) })}
    >
      <ActionLink to={queryFor(pages)} variant="contained">
        {t('pastEnd.link')}
      </ActionLink>
    </EmptyState>
  );
}
