import { useTranslation } from 'react-i18next';
import { isFiltered } from '../../../contract/articleListParams';
import type { ArticleListParams } from '../../../contract/articleRequests';
import { useFormats } from '../../../i18n/useFormats';

/** The number of results as text. */
export function useResultWords(params: ArticleListParams, total: number): string {
  const { t } = useTranslation('articlePages');
  const { count } = useFormats();
  const amount = { count: total, formatted: count(total) };
  return isFiltered(params) ? t('matches', amount) : t('results', amount);
}
