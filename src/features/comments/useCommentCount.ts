import { articlesApi } from '../../api/articlesApi';
import { useRoute } from '../../navigation/useRoute';

/** How many comments there are: as the list says, or before it is there as its article does; undefined where neither is known. */
export function useCommentCount(articleId: number, listed: number | undefined): number | undefined {
  const { language } = useRoute();
  const { data } = articlesApi.endpoints.getArticle.useQueryState({ language, id: articleId });
  return listed ?? data?.nbComment;
}
