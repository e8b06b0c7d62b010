import { limits } from '../limits';
import { paths } from '../paths';
import { articleListView, type ArticleListView } from '../views/articleListView';
import { ofId, startingRead, type OneOf, type ShownPage } from './read';

const listParams = (view: ArticleListView) => ({
  ...articleListView.request(view),
  status: 'PUBLISHED',
});
const newest = (itemsPerPage: number, featured: boolean) => () =>
  listParams({ ...articleListView.defaults, itemsPerPage, featured });
const ofSlug = ({ params: { slug } }: ShownPage) => (slug === undefined ? undefined : { slug });

export const articleReads = {
  articles: startingRead<ArticleListView>({
    path: paths.articles,
    keep: 'api',
    of: ({ search }) => articleListView.read(search),
    params: listParams,
  }),
  latestArticles: startingRead<object>({
    path: paths.articles,
    keep: 'api',
    of: () => ({}),
    params: newest(limits.latestArticles, false),
  }),
  featuredArticles: startingRead<object>({
    path: paths.articles,
    keep: 'api',
    of: () => ({}),
    params: newest(limits.featuredArticles, true),
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
  member: startingRead<string>({
    path: paths.publicMember('{slug}'),
    keep: 'people',
    untranslated: true,
    of: ({ params: { slug } }) => slug,
  }),
  memberArticles: startingRead<{ slug: string }>({
    path: paths.memberArticles('{slug}'),
    keep: 'people',
    of: ofSlug,
    params: (_member, page = 1) => ({ page, itemsPerPage: limits.memberArticlePageSize }),
  }),
  memberComments: startingRead<{ slug: string }>({
    path: paths.memberComments('{slug}'),
    keep: 'people',
    of: ofSlug,
    params: (_member, page = 1) => ({ page, itemsPerPage: limits.commentPageSize }),
  }),
  statistics: startingRead<null>({
    path: paths.statistics,
    keep: 'api',
    untranslated: true,
    of: () => null,
  }),
  configuration: startingRead<object>({ path: paths.configuration, keep: 'api', of: () => ({}) }),
};
