import { mdiChevronLeft, mdiChevronRight } from '@mdi/js';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, type LinkProps } from 'react-router-dom';
import { useFormats } from '../../i18n/useFormats';
import { Icon } from '../Icon';
import { pageItems, type PageItem } from './pageItems';
import { PageRange, type PageRangeProps } from './PageRange';
import './PageRange.css';

interface PageLinksProps extends PageRangeProps {
  /** The search string of the URL of a page. */
  queryFor: (page: number) => string;
  /** A link was followed within this tab. */
  onFollow?: () => void;
}

const place = (item: PageItem, pages: number) => {
  if (typeof item === 'number') return item;
  return item === 'start-ellipsis' ? 1.5 : pages - 0.5;
};

/** The items for wide and for narrow screens, each in its place: the server does not know the width. */
function allItems(page: number, pages: number) {
  const wide = pageItems(page, pages, 1);
  const narrow = pageItems(page, pages, 0);
  const widthClass = (item: PageItem) => {
    if (!narrow.includes(item)) return 'page-item-wide';
    return wide.includes(item) ? undefined : 'page-item-narrow';
  };
  return [...new Set([...wide, ...narrow])]
    .toSorted((first, second) => place(first, pages) - place(second, pages))
    .map((item) => ({ item, className: widthClass(item) }));
}

/** Clicks that open a link elsewhere, such as in a new tab. */
const opensElsewhere = (event: MouseEvent) =>
  event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

/** Pagination: the range shown, and links to the other pages, which work without script. */
export function PageLinks({ queryFor, onFollow, ...range }: PageLinksProps) {
  const { t } = useTranslation('pagination');
  const { count } = useFormats();
  const { page } = range;
  const follow = {
    // The caller moves the focus, and the page scrolls to it.
    preventScrollReset: true,
    onClick: (event: MouseEvent) => {
      if (!opensElsewhere(event)) onFollow?.();
    },
  };
  return (
    <PageRange {...range}>
      {(pages) => (
        <nav aria-label={t('label')}>
          <ul className="page-links">
            <li>
              <Step name="previous" to={page > 1 ? queryFor(page - 1) : undefined} {...follow} />
            </li>
            {allItems(page, pages).map(({ item, className }) => (
              <li key={item} className={className}>
                {typeof item === 'number' ? (
                  <Link
                    {...follow}
                    to={queryFor(item)}
                    aria-label={t(item === page ? 'current' : 'goTo', { page: count(item) })}
                    aria-current={item === page ? 'page' : undefined}
                    className="page-link"
                  >
                    {item}
                  </Link>
                ) : (
                  <div className="page-ellipsis">…</div>
                )}
              </li>
            ))}
            <li>
              <Step name="next" to={page < pages ? queryFor(page + 1) : undefined} {...follow} />
            </li>
          </ul>
        </nav>
      )}
    </PageRange>
  );
}

interface StepProps extends Pick<LinkProps, 'onClick' | 'preventScrollReset'> {
  name: 'previous' | 'next';
  to: string | undefined;
}

function Step({ name, to, ...link }: StepProps) {
  const { t } = useTranslation('pagination');
  const back = name === 'previous';
  const icon = <Icon path={back ? mdiChevronLeft : mdiChevronRight} fontSize="small" />;
  return to === undefined ? (
    <span aria-hidden="true" className="page-link">
      {icon}
    </span>
  ) : (
    <Link
      {...link}
      to={to}
      rel={back ? 'prev' : 'next'}
      aria-label={t(`steps.${name}`)}
      className="page-link"
    >
      {icon}
    </Link>
  );
}
