import { useTranslation } from 'react-i18next';
import { SearchField } from '../../../components/forms/SearchField';
import { useSearchText, type OnSearch } from '../../../components/forms/useSearchText';

interface ArticleSearchProps {
  search: string;
  onSearch: OnSearch;
}

/** Searches while typing (debounced), and at once on Enter. */
export function ArticleSearch({ search, onSearch }: ArticleSearchProps) {
  const { t } = useTranslation('articlePages');
  const { text, type, submit, endGo } = useSearchText(search, onSearch);
  return (
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
  );
}
