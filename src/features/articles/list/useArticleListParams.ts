import { articleListView, type ArticleListView } from '../../../contract/views/articleListView';
import { useListParams, type ListState } from '../../../navigation/useListParams';

export type ArticleListState = ListState<ArticleListView>;

/** The query of the article list. */
export const useArticleListParams = (): ArticleListState => useListParams(articleListView);
