import { limits } from '../limits';
import { paths } from '../paths';
import { articleListView, type ArticleListView } from '../views/articleListView';
import { ofId, startingRead, type OneOf } from './read';

const listParams = (view: ArticleListView) => ({
  ...articleListView.request(view),
  status: 'PUBLISHED',
});

export const articleReads = {
  articles: startingRead<ArticleListView>({
    path: paths.articles,
    keep: 'api',
    of: ({ search }) => articleListView.read(search),
    params: listParams,
  }),
  article: startingRead<OneOf>({ path: paths.article('{id}'), keep: 'api', of: ofId }),
  relatedArticles: startingRead<OneOf>({
    path: paths.relatedArticles('{id}'),
    keep: 'api',
    of: ofId,
    params: () => ({ itemsPerPage: limits.relatedArticles }),
  }),
  comments: startingRead<number>({
    path: paths.articleComments('{id}'),
    keep: 'people',
    untranslated: true,
    of: ({ id }) => id,
    params: (_id, page = 1) => ({
      page,
      itemsPerPage: limits.commentPageSize,
      'order[createdAt]': 'desc',
    }),
  }),
};
