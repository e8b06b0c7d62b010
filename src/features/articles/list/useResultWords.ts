import { useTranslation } from 'react-i18next';
import { articleListView, type ArticleListView } from '../../../contract/views/articleListView';
import { useFormats } from '../../../i18n/useFormats';

/** The number of results as text. */
export function useResultWords(params: ArticleListView, total: number): string {
  const { t } = useTranslation('articlePages');
  const { count } = useFormats();
  const amount = { count: total, formatted: count(total) };
  return articleListView.isFiltered(params) ? t('matches', amount) : t('results', amount);
}
