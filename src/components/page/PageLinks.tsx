import { mdiChevronLeft, mdiChevronRight } from '@mdi/js';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useFormats } from '../../i18n/useFormats';
import { Icon } from '../Icon';
import { pageItems, type PageItem } from './pageItems';
import { PageRange, type PageRangeProps } from './PageRange';

interface PageLinksProps extends PageRangeProps {
  /** The search string of the URL of a page. */
  queryFor: (page: number) => string;
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

/** Pagination in a printed document: links, which work without script, as large as the buttons that replace them. */
export function PageLinks({ queryFor, ...range }: PageLinksProps) {
  const { t } = useTranslation('pagination');
  const { count } = useFormats();
  const { page } = range;
  return (
    <PageRange {...range}>
      {(pages) => (
        <nav aria-label={t('label')}>
          <ul className="page-links">
            <li>
              <Step name="previous" to={page > 1 ? queryFor(page - 1) : undefined} />
            </li>
            {allItems(page, pages).map(({ item, className }) => (
              <li key={item} className={className}>
                {typeof item === 'number' ? (
                  <Link
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
              <Step name="next" to={page < pages ? queryFor(page + 1) : undefined} />
            </li>
          </ul>
        </nav>
      )}
    </PageRange>
  );
}

function Step({ name, to }: { name: 'previous' | 'next'; to: string | undefined }) {
  const { t } = useTranslation('pagination');
  const back = name === 'previous';
  const icon = <Icon path={back ? mdiChevronLeft : mdiChevronRight} fontSize="small" />;
  return to === undefined ? (
    <span aria-hidden="true" className="page-link">
      {icon}
    </span>
  ) : (
    <Link
      to={to}
      rel={back ? 'prev' : 'next'}
      aria-label={t(`steps.${name}`)}
      className="page-link"
    >
      {icon}
    </Link>
  );
}
