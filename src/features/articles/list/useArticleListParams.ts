import { readListParams, writeListParams } from '../../../contract/articleListParams';
import type { ArticleListParams } from '../../../contract/articleRequests';
import { useListParams, type ListState } from '../../../navigation/useListParams';

export type ArticleListState = ListState<ArticleListParams>;

/** The query of the article list. */
export const useArticleListParams = (): ArticleListState =>
  useListParams(readListParams, writeListParams);
