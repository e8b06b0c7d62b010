import { limits } from '../limits';
import { paths } from '../paths';
import { startingRead, type ShownPage } from './read';

const ofSlug = ({ params: { slug } }: ShownPage) => (slug === undefined ? undefined : { slug });

export const memberReads = {
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
};
