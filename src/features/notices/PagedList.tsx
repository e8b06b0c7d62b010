import { mdiEmailCheckOutline } from '@mdi/js';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { asApiError } from '../../api/errors/apiError';
import type { BoardPage } from '../../api/wire/boardPages';
import { ActionButton } from '../../components/buttons/ActionButton';
import { EmptyState } from '../../components/feedback/EmptyState';
import { ErrorAlert } from '../../components/feedback/ErrorAlert';
import { LazyOfflineCopyAge } from '../../components/feedback/LazyOfflineCopyAge';
import { Placeholder } from '../../components/feedback/Placeholder';
import { useReadFailureText } from '../../components/feedback/useFailureText';
import { ListMore } from '../../components/reading/ListMore';
import './notices.css';

interface PagedListProps<Item> {
  list: {
    data?: { pages: BoardPage<Item>[] } | undefined;
    isError: boolean;
    error?: unknown;
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    fetchNextPage: () => unknown;
    refetch: () => unknown;
  };
  empty: { title: string; text: string };
  children: (item: Item) => ReactNode;
}

/** The items that are read so far, and more on request. */
export function PagedList<Item>({ list, empty, children }: PagedListProps<Item>) {
  const { t } = useTranslation('reports');
  const failureText = useReadFailureText();
  const pages = list.data?.pages;
  const items = pages?.flatMap((page) => page.items) ?? [];
  const failure = list.isError ? asApiError(list.error) : undefined;
  const again = () => void (list.data ? list.fetchNextPage() : list.refetch());
  return (
    <>
      <LazyOfflineCopyAge keptAt={pages?.find(({ keptAt }) => keptAt !== undefined)?.keptAt} />
      {pages || failure ? null : (
        <div aria-busy="true">
          {[0, 1, 2].map((line) => (
            <Placeholder key={line} shape="area" className="notice-placeholder" />
          ))}
        </div>
      )}
      {pages && items.length === 0 ? <EmptyState icon={mdiEmailCheckOutline} {...empty} /> : null}
      {items.length > 0 ? <ul className="notice-list">{items.map(children)}</ul> : null}
      {failure ? (
        <ErrorAlert message={failureText(failure, t('notices.failed'))} onRetry={again} />
      ) : null}
      {list.hasNextPage && !failure ? (
        <ListMore>
          <ActionButton variant="outlined" busy={list.isFetchingNextPage} onClick={again}>
            {t('notices.more')}
          </ActionButton>
        </ListMore>
      ) : null}
    </>
  );
}
