import type { PageRead } from './reads/reads';
import { playerBoards } from './records/rankingBoards';

interface PageEntry {
  /** The pattern below the language prefix, in React Router's syntax. */
  path: string;
  /** What stands before the id in its address, `{slug}-{mark}{id}`: such pages are directly below the language prefix. */
  mark?: string;
  /** The list that it belongs to, whose name breadcrumbs and menus show. */
  list?: 'ArticleList' | 'GameList';
  /** What its parameter can be; anything when omitted. */
  choices?: readonly string[];
  /** Search engines must not list it. */
  unindexed?: true;
  /** Who may see it; everyone when omitted. */
  guard?: 'member' | 'guest';
  /** Its URL holds a secret: visits are never reported. */
  unmeasured?: true;
  /** The responses that it starts with. */
  reads?: readonly PageRead[];
  /** It uses no Material UI components, and does not wait for their styles. */
  plain?: true;
}

const account = { unindexed: true, guard: 'guest' } as const;

/**
 * Every page of the site. The browser routes by this table and guards, prefetches and measures pages by it; the server
 * finds pages and generates documents, links and the sitemap from it; the service worker keeps what they read.
 * `matchPage` finds the page of an address.
 */
export const pages = {
  Home: {
    path: '',
    reads: ['latestArticles', 'latestRecords', 'featuredArticles', 'statistics', 'configuration'],
    plain: true,
  },
  ArticleList: { path: 'articles', reads: ['articles'], plain: true },
  MemberDetail: {
    path: 'members/:slug',
    unindexed: true,
    reads: ['member', 'memberArticles', 'memberComments'],
    plain: true,
  },
  // One player can be `@me`.
  Comparison: { path: 'members/:slug/compare/:other', unindexed: true, plain: true },
  Rivals: { path: 'members/:slug/rivals', unindexed: true, plain: true },
  Explanation: { path: 'members/:slug/rank', unindexed: true, plain: true },
  Year: { path: 'members/:slug/year/:year', unindexed: true, plain: true },
  GameList: { path: 'games', reads: ['games', 'platforms', 'series'], plain: true },
  RankingBoard: {
    path: 'rankings/:board',
    choices: playerBoards,
    reads: ['ranking'],
    plain: true,
  },
  // Of members, like their pages.
  PlayerList: { path: 'players', unindexed: true, reads: ['players'], plain: true },
  LatestScores: { path: 'scores/latest', reads: ['latestScores'], plain: true },
  Score: {
    path: 'score/:id',
    list: 'GameList',
    unindexed: true,
    reads: ['score', 'scoreEvents'],
    plain: true,
  },
  Submit: { path: 'submit/:id', unindexed: true, guard: 'member', plain: true },
  MyScores: { path: 'my-scores', unindexed: true, guard: 'member', plain: true },
  MyProofs: { path: 'my-proofs', unindexed: true, guard: 'member', plain: true },
  Notices: { path: 'notices', unindexed: true, guard: 'member', plain: true },
  Login: { path: 'login', ...account },
  // The configuration says whether registration is open.
  Register: { path: 'register', ...account, reads: ['configuration'] },
  ForgotPassword: { path: 'forgot-password', ...account },
  ResetPassword: { path: 'reset-password', ...account, unmeasured: true },
  EmailChange: { path: 'email-change', unindexed: true, unmeasured: true },
  Profile: { path: 'profile', unindexed: true, guard: 'member' },
  Settings: { path: 'settings', unindexed: true },
  PwaSettings: { path: 'pwa-settings', unindexed: true },
  // The only pages with sub-pages.
  Administration: { path: 'admin/*', unindexed: true, guard: 'member' },
  Moderation: { path: 'moderation/*', unindexed: true, guard: 'member' },
  QuillTest: { path: 'quill-test', unindexed: true },
  VideoPlayers: { path: 'video-players', unindexed: true },
  Verify: { path: 'verify', plain: true },
  Faq: { path: 'faq', plain: true },
  Rules: { path: 'rules', plain: true },
  Privacy: { path: 'privacy', plain: true },
  Terms: { path: 'terms', plain: true },
  Contact: { path: 'contact', plain: true },
  About: { path: 'about', plain: true },
  Legal: { path: 'legal', plain: true },
  // Last: their pattern matches any single segment.
  GameDetail: {
    path: ':key',
    mark: 'game-g',
    list: 'GameList',
    reads: ['game', 'gameCharts', 'gameRanking'],
    plain: true,
  },
  GroupDetail: {
    path: ':key',
    mark: 'group-u',
    list: 'GameList',
    reads: ['group', 'groupCharts'],
    plain: true,
  },
  ChartDetail: {
    path: ':key',
    mark: 'chart-c',
    list: 'GameList',
    reads: ['chart', 'chartRanking'],
    plain: true,
  },
  SeriesDetail: {
    path: ':key',
    mark: 'series-s',
    list: 'GameList',
    reads: ['seriesDetails', 'seriesGames', 'seriesRanking'],
    plain: true,
  },
  PlatformDetail: {
    path: ':key',
    mark: 'platform-p',
    list: 'GameList',
    reads: ['platformDetails', 'platformGames', 'platformRanking'],
    plain: true,
  },
  ArticleDetail: {
    path: ':key',
    mark: 'article-a',
    list: 'ArticleList',
    reads: ['article', 'relatedArticles', 'comments'],
    plain: true,
  },
} as const satisfies Record<string, PageEntry>;

/** Addresses that are the beginning of others: people shorten what they see, or type it from memory. */
export const shortAddresses = { rankings: 'rankings/points' } as const;

export type RouteName = keyof typeof pages;

/** Pages that start with responses. */
export type ReadingRouteName = {
  [Name in RouteName]: (typeof pages)[Name] extends { reads: unknown } ? Name : never;
}[RouteName];

/** Pages whose path has a parameter exist once for each value of it. */
type Parameterized = {
  [Name in RouteName]: (typeof pages)[Name]['path'] extends `${string}:${string}` ? Name : never;
}[RouteName];

export type StaticRouteName = Exclude<RouteName, Parameterized>;

/** Pages with a mark, one for each id. */
export type KeyedRouteName = {
  [Name in RouteName]: (typeof pages)[Name] extends { mark: string } ? Name : never;
}[RouteName];

export const isRouteName = (name: string): name is RouteName => Object.hasOwn(pages, name);

export const routeNames: readonly RouteName[] = Object.keys(pages).filter(isRouteName);

export const isStaticRoute = (name: RouteName): name is StaticRouteName =>
  !pages[name].path.includes(':');

export const isKeyedRoute = (name: RouteName): name is KeyedRouteName => 'mark' in pages[name];

/** The entry of a page, with the fields that not every page has. */
export const pageEntry = (name: RouteName): PageEntry => pages[name];
