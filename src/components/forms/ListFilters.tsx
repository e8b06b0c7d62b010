import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SearchField } from './SearchField';
import { useSearchText, type OnSearch } from './useSearchText';
import './ListFilters.css';

/** Not the `<search>` element: some supported browsers lack it. */
const landmark = { role: 'search' };

interface ListFiltersProps {
  texts: 'articlePages' | 'games' | 'players';
  search: string;
  onSearch: OnSearch;
  /** Beside the search. */
  choices: ReactNode;
  /** Below it. */
  children?: ReactNode;
}

/** The search, the choices and the filters of a list. */
export function ListFilters({ texts, search, onSearch, choices, children }: ListFiltersProps) {
  const { t } = useTranslation(texts);
  const { text, type, submit, endGo } = useSearchText(search, onSearch);
  return (
    <div {...landmark} aria-label={t('filters')} className="list-filters">
      <div className="list-filter-fields">
        <SearchField
          name="search"
          label={t('search.label')}
          placeholder={t('search.placeholder')}
          clearLabel={t('search.clear')}
          text={text}
          onType={type}
          onSubmit={submit}
          onLeave={endGo}
        />
        {choices}
      </div>
      {children}
    </div>
  );
}
