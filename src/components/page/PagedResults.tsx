import { useRef, type ReactNode } from 'react';
import { PageLinks } from './PageLinks';
import { PastLastPage } from './PastLastPage';
import { ResultsFrame } from './ResultsFrame';

interface PagedResultsProps<Item> {
  /** The number of the page. */
  page: number;
  pageSize: number;
  results: { items: readonly Item[]; total: number };
  /** The search string of the URL of a page. */
  queryFor: (page: number) => string;
  /** The number of results as text. */
  words: string;
  /** The results are of the previous query. */
  busy?: boolean;
  /** In place of a list without results. */
  empty: ReactNode;
  children: (items: readonly Item[]) => ReactNode;
}

/** One page of a list with numbered pages, live and printed. */
export function PagedResults<Item>(props: PagedResultsProps<Item>) {
  const { page, pageSize, results, queryFor, words, busy, empty, children } = props;
  const { items, total } = results;
  const heading = useRef<HTMLHeadingElement>(null);
  const range = { page, pageSize, total, queryFor };
  if (items.length === 0) return total > 0 ? <PastLastPage {...range} /> : empty;
  return (
    <ResultsFrame
      ref={heading}
      words={words}
      {...(busy === undefined ? {} : { busy })}
      // A new page of the list: move the focus to its heading.
      pages={<PageLinks {...range} onFollow={() => heading.current?.focus()} />}
    >
      {children(items)}
    </ResultsFrame>
  );
}
