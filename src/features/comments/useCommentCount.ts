import { articlesApi } from '../../api/articlesApi';
import { useRoute } from '../../navigation/useRoute';

/** The number of comments from the list, or from the article until the list is loaded; undefined if neither is known. */
export function useCommentCount(articleId: number, listed: number | undefined): number | undefined {
  const { language } = useRoute();
  const { data } = articlesApi.endpoints.getArticle.useQueryState({ language, id: articleId });
  return listed ?? data?.nbComment;
}
