import { coverSizes, coverSourceSet } from '../../contract/coverSizes';
import type { RouteName } from '../../contract/routes';
import type { ArticleSummary } from '../../contract/schemas/articles';
import type { FirstAnswer } from './firstAnswers';
import { tag } from './htmlText';

/** Pages whose largest thing is a cover; Home's is its words. */
const sizesOf: Partial<Record<RouteName, string>> = {
  ArticleDetail: coverSizes.article,
  ArticleList: coverSizes.card,
};

/** Asks for the first cover with the document, not only once the program has read the answers in it. */
export function coverPreload(route: RouteName | undefined, answers: readonly FirstAnswer[]) {
  const sizes = route && sizesOf[route];
  const article = firstArticle(answers[0]?.body);
  if (sizes === undefined || !article?.picture) return '';
  return tag('link', {
    rel: 'preload',
    as: 'image',
    href: article.picture,
    imagesrcset: coverSourceSet(article.pictureSources),
    imagesizes: sizes,
    fetchpriority: 'high',
  });
}

type Cover = Pick<ArticleSummary, 'picture' | 'pictureSources'>;

const isCover = (value: unknown): value is Cover =>
  typeof value === 'object' && value !== null && 'picture' in value && 'pictureSources' in value;

/** The article itself, or the first of a list. */
function firstArticle(body: unknown): Cover | undefined {
  if (isCover(body)) return body;
  if (typeof body !== 'object' || body === null || !('hydra:member' in body)) return undefined;
  const members: unknown = body['hydra:member'];
  const first: unknown = Array.isArray(members) ? members[0] : undefined;
  return isCover(first) ? first : undefined;
}
