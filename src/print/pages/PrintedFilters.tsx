import type { ReactNode } from 'react';
import { actionClass } from '../../components/buttons/actionClass';
import '../../components/forms/ListFilters.css';
import type { StaticRouteName } from '../../contract/pages';
import { useRoute } from '../../navigation/useRoute';

interface PrintedFiltersProps {
  page: StaticRouteName;
  /** The label of the button. */
  submit: string;
  /** The filters, as the browser shows them. */
  children: ReactNode;
}

/** The filters of a list in a form of the browser's own, which works without script. With script they are not visible. */
export function PrintedFilters({ page, submit, children }: PrintedFiltersProps) {
  const { pathTo } = useRoute();
  return (
    <form action={pathTo(page)} className="search-form">
      {children}
      <noscript>
        <button type="submit" className={actionClass('contained')}>
          {submit}
        </button>
      </noscript>
    </form>
  );
}
