import type { PageRead } from '../contract/pages';
import { paths } from '../contract/paths';

/** The kinds of requests the worker handles; all others go to the network untouched. */
export type RequestKind =
  /** A document. */
  | 'page'
  /** A public API response. */
  | 'api'
  /** A public API response that names people. */
  | 'people'
  | 'picture'
  | 'font'
  /** A file of a build. */
  | 'asset';

export interface Origins {
  own: string;
  /** The API's origin. */
  api: string;
}

/** Stand for any id and any slug. */
const [anyId, anySlug] = [0, 'slug'];

/** The responses that pages start with (`contract/pages`) are what can be read offline. */
const readings: Record<PageRead, { kind: 'api' | 'people'; path: string }> = {
  latestArticles: { kind: 'api', path: paths.articles },
  featuredArticles: { kind: 'api', path: paths.articles },
  articleList: { kind: 'api', path: paths.articles },
  statistics: { kind: 'api', path: paths.statistics },
  configuration: { kind: 'api', path: paths.configuration },
  article: { kind: 'api', path: paths.article(anyId) },
  relatedArticles: { kind: 'api', path: paths.relatedArticles(anyId) },
  comments: { kind: 'people', path: paths.articleComments(anyId) },
  member: { kind: 'people', path: paths.publicMember(anySlug) },
  memberArticles: { kind: 'people', path: paths.memberArticles(anySlug) },
  memberComments: { kind: 'people', path: paths.memberComments(anySlug) },
  gameList: { kind: 'api', path: paths.games },
  platforms: { kind: 'api', path: paths.platforms },
  series: { kind: 'api', path: paths.allSeries },
  game: { kind: 'api', path: paths.game(anyId) },
  gameRanking: { kind: 'people', path: paths.gameRanking(anyId) },
  group: { kind: 'api', path: paths.group(anyId) },
  groupCharts: { kind: 'people', path: paths.groupCharts(anyId) },
  chart: { kind: 'api', path: paths.chart(anyId) },
  chartRanking: { kind: 'people', path: paths.chartRanking(anyId) },
  ranking: { kind: 'people', path: paths.ranking(anySlug) },
  score: { kind: 'people', path: paths.score(anyId) },
  scoreEvents: { kind: 'people', path: paths.scoreEvents(anyId) },
  latestRecords: { kind: 'people', path: paths.latestRecords },
  latestScores: { kind: 'people', path: paths.latestScores },
};
/** Parts of pages that are requested later. */
const parts = [
  { kind: 'people', path: paths.player(anyId) },
  { kind: 'people', path: paths.playerScores(anyId) },
  { kind: 'people', path: paths.chartTimeline(anyId) },
] as const;
const patterns = [...Object.values(readings), ...parts].map(({ kind, path }) => {
  const pattern = path.replace(`/${anyId}`, '/\\d+').replace(`/${anySlug}`, '/[^/]+');
  return { kind, pattern: new RegExp(`^${pattern}$`) };
});
const noPages = /^\/(api|assets|health|media|offline|users)(\/|$)|\.[a-z0-9]{1,11}$/i;

/** An allowlist: responses of any other path are never cached. Searches are not cached either, for privacy. */
function apiKind({ pathname, searchParams }: URL): RequestKind | undefined {
  if (searchParams.has('search') || searchParams.has('token')) return undefined;
  return patterns.find(({ pattern }) => pattern.test(pathname))?.kind;
}

export function classifyRequest(
  { method, mode, url }: Pick<Request, 'method' | 'mode' | 'url'>,
  origins: Origins,
): RequestKind | undefined {
  if (method !== 'GET') return undefined;
  const address = new URL(url);
  const { origin, pathname } = address;
  if (origin === origins.api && pathname.startsWith('/api/')) return apiKind(address);
  const picture = mode !== 'navigate' && pathname.startsWith('/media/pictures/');
  if (picture && (origin === origins.own || origin === origins.api)) return 'picture';
  if (origin !== origins.own) return undefined;
  if (mode === 'navigate') return noPages.test(pathname) ? undefined : 'page';
  if (pathname.startsWith('/assets/')) return pathname.endsWith('.woff2') ? 'font' : 'asset';
  return undefined;
}
