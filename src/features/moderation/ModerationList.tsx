import type { ReactNode } from 'react';
import { asApiError } from '../../api/errors/apiError';
import type { BoardPage } from '../../api/wire/boardPages';
import { Placeholder } from '../../components/feedback/Placeholder';
import { ListEnd, type EndlessList } from '../../components/reading/ListEnd';
import './moderation.css';

interface ModerationListProps<Item> {
  /** Items of other filters are not shown until those of the current ones arrive. */
  list: EndlessList<unknown> & { currentData?: { pages: BoardPage<Item>[] } | undefined };
  empty: ReactNode;
  failed: string;
  more: string;
  children: (items: Item[], total: number) => ReactNode;
}

/** The items that are read so far, and more on request. */
export function ModerationList<Item>(props: ModerationListProps<Item>) {
  const { list, empty, failed, more, children } = props;
  const failure = list.isError ? asApiError(list.error) : undefined;
  const pages = list.currentData?.pages;
  const items = pages?.flatMap((page) => page.items) ?? [];
  return (
    <>
      {pages || failure ? null : <Placeholder shape="area" className="moderation-placeholder" />}
      {pages && items.length === 0 ? empty : null}
      {items.length > 0 ? children(items, pages?.[0]?.total ?? 0) : null}
      <ListEnd list={list} failure={failure} failed={failed} more={more} />
    </>
  );
}
