import { mdiEmailCheckOutline } from '@mdi/js';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { asApiError } from '../../api/errors/apiError';
import type { BoardPage } from '../../api/wire/boardPages';
import { EmptyState } from '../../components/feedback/EmptyState';
import { LazyOfflineCopyAge } from '../../components/feedback/LazyOfflineCopyAge';
import { Placeholder } from '../../components/feedback/Placeholder';
import { ListEnd, type EndlessList } from '../../components/reading/ListEnd';
import './notices.css';

interface PagedListProps<Item> {
  list: EndlessList<BoardPage<Item>>;
  empty: { title: string; text: string };
  children: (item: Item) => ReactNode;
}

/** The items that are read so far, and more on request. */
export function PagedList<Item>({ list, empty, children }: PagedListProps<Item>) {
  const { t } = useTranslation('reports');
  const pages = list.data?.pages;
  const items = pages?.flatMap((page) => page.items) ?? [];
  const failure = list.isError ? asApiError(list.error) : undefined;
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
      <ListEnd
        list={list}
        failure={failure}
        failed={t('notices.failed')}
        more={t('notices.more')}
      />
    </>
  );
}
