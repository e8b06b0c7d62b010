import { mdiBookOpenBlankVariantOutline, mdiMagnifyClose } from '@mdi/js';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../components/feedback/EmptyState';

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
