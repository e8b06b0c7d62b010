import { coverSizes, coverSourceSet } from '../../../contract/coverSizes';
import type { RouteName } from '../../../contract/pages';
import type { ArticleSummary } from '../../../contract/schemas/articles';
import type { CollectedPreload } from './collectPreloads';
import { tag } from '../../platform/texts/htmlText';

/** The layout of the page's skeleton; the names are used in the template's styles. */
export type ShellShape = 'home' | 'cards' | 'article' | 'text';

const shapes: Partial<Record<RouteName, ShellShape>> = {
  Home: 'home',
  ArticleList: 'cards',
  ArticleDetail: 'article',
};

export const shellShape = (route: RouteName | undefined): ShellShape =>
  (route && shapes[route]) ?? 'text';

/** Covers in the first row of the widest screen; the program loads all others. */
const firstRow = 3;
const lines = '<i></i>'.repeat(9);

/**
 * The skeleton below the heading until the program runs: placeholder blocks and the covers of the first screen, which load
 * with the document. Covers have the URLs the program uses, with `host` as the API's host.
 */
export function shellBlocks(
  route: RouteName | undefined,
  preloads: readonly CollectedPreload[],
  host: string,
): string {
  const covers = findCovers(preloads[0]?.body).map((cover) => coverAt(host, cover));
  const shape = shellShape(route);
  if (shape === 'text') return lines;
  if (shape === 'article') return `<b>${picture(covers[0], coverSizes.article)}</b>${lines}`;
  const [lead, ...others] = Array.from({ length: 6 }, (_, index) =>
    index < (shape === 'home' ? 1 : firstRow) ? covers[index] : undefined,
  );
  const leadSizes = shape === 'home' ? coverSizes.lead : coverSizes.card;
  return [
    '<u></u>',
    `<b>${picture(lead, leadSizes)}</b>`,
    ...others.map((cover) => `<b>${picture(cover, coverSizes.card, 'lazy')}</b>`),
  ].join('');
}

type Cover = Pick<ArticleSummary, 'picture' | 'pictureSources'>;

/** The URLs the program uses. */
const coverAt = (host: string, { picture: usual, pictureSources }: Cover): Cover => ({
  picture: usual && `${host}${usual}`,
  pictureSources: pictureSources.map(({ url, width }) => ({ url: `${host}${url}`, width })),
});

/** The same attributes as in the program's `img`, so that the picture is fetched once. */
function picture(cover: Cover | undefined, sizes: string, loading?: 'lazy'): string {
  if (!cover?.picture) return '';
  return tag('img', {
    src: cover.picture,
    srcset: coverSourceSet(cover.pictureSources) || undefined,
    sizes,
    width: '1600',
    height: '900',
    loading,
    fetchpriority: loading ? undefined : 'high',
  });
}

const isCover = (value: unknown): value is Cover =>
  typeof value === 'object' && value !== null && 'picture' in value && 'pictureSources' in value;

/** The cover of an article, or those of a list. */
function findCovers(body: unknown): Cover[] {
  if (isCover(body)) return [body];
  if (typeof body !== 'object' || body === null || !('hydra:member' in body)) return [];
  const members: unknown = body['hydra:member'];
  return Array.isArray(members) ? members.filter(isCover) : [];
}
