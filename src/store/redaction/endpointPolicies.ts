import type { CommentedArticle, MemberComment } from '../../api/wire/commentFromWire';
import { articleFields, author, keptAt, language } from './articleShapes';
import {
  commentId,
  maskedMarkup,
  moment,
  nothing,
  personId,
  personName,
  personSlug,
  plain,
  playerId,
  published,
} from './valueRedactors';
import {
  articleQuery,
  boardQuery,
  gameQuery,
  gameRankingQuery,
  latestQuery,
  playerQuery,
  rankingQuery,
} from './queryShapes';
import {
  chartOverview,
  chartShape,
  gameShape,
  groupShape,
  playerTotals,
  referencePage,
  scoreBoard,
  sheetShape,
  standingBoard,
  timelinePages,
} from './recordShapes';
import {
  latestRecordPage,
  latestScoreBoard,
  playerScorePages,
  scoreChangePages,
  scoreQuery,
  scoreShape,
} from './listedShapes';
import { fields, list, type Shape } from './shape';

const article = fields(articleFields);
const pageOf = (item: Shape) => fields({ items: list(item), total: plain, keptAt });
const pagesOf = (item: Shape) => fields({ pages: list(pageOf(item)), pageParams: list(plain) });
const inLanguage = fields({ language });
const oneInLanguage = fields({ language, id: plain });

const commentFields = {
  id: commentId,
  content: maskedMarkup,
  createdAt: moment,
  edited: plain,
  author,
};
const comment = fields(commentFields);
const memberComment = fields({
  ...commentFields,
  article: fields({ id: plain, slug: published, title: published } satisfies Record<
    keyof CommentedArticle,
    Shape
  >),
} satisfies Record<keyof MemberComment, Shape>);

const member = fields(
  {
    id: personId,
    username: personName,
    memberSince: moment,
    role: plain,
    articles: plain,
    comments: plain,
    player: playerId,
    scores: plain,
    keptAt,
  },
  { id: 'id', name: 'username' },
);

const addresses = fields(
  Object.fromEntries(
    [
      'dashboard',
      'myProofs',
      'myTeam',
      'myFriends',
      'publicProfile',
      'messages',
      'lostPositions',
    ].map((name) => [name, published]),
  ),
);

type QueryPolicy = { argument: Shape; data: Shape };

/** The queries whose data is kept. Administration queries are excluded: they contain other people's data. */
const queries: Record<string, QueryPolicy> = {
  getArticles: { argument: articleQuery, data: pageOf(article) },
  getLatestArticles: { argument: inLanguage, data: pageOf(article) },
  getFeaturedArticles: { argument: inLanguage, data: pageOf(article) },
  getArticle: { argument: oneInLanguage, data: article },
  getRelatedArticles: { argument: oneInLanguage, data: pageOf(article) },
  getComments: { argument: plain, data: pagesOf(comment) },
  getMember: { argument: personSlug, data: member },
  getMemberArticles: {
    argument: fields({ slug: personSlug, language }),
    data: pagesOf(article),
  },
  getMemberComments: {
    argument: fields({ slug: personSlug, language }),
    data: pagesOf(memberComment),
  },
  getGames: { argument: gameQuery, data: pageOf(gameShape) },
  getPlatforms: { argument: inLanguage, data: referencePage },
  getSeries: { argument: inLanguage, data: referencePage },
  getGame: { argument: oneInLanguage, data: gameShape },
  getGameRanking: { argument: gameRankingQuery, data: standingBoard },
  getGroup: { argument: oneInLanguage, data: groupShape },
  getGroupCharts: { argument: oneInLanguage, data: pageOf(chartOverview) },
  getChart: { argument: oneInLanguage, data: chartShape },
  getChartRanking: { argument: boardQuery, data: scoreBoard },
  getChartTimeline: { argument: oneInLanguage, data: timelinePages },
  getPlayer: { argument: playerId, data: playerTotals },
  getPlayerScores: { argument: playerQuery, data: playerScorePages },
  getOwnScores: { argument: fields({ language, game: plain }), data: playerScorePages },
  getScore: { argument: scoreQuery, data: scoreShape },
  getScoreEvents: { argument: scoreQuery, data: scoreChangePages },
  getLatestRecords: { argument: inLanguage, data: latestRecordPage },
  getLatestScores: { argument: latestQuery, data: latestScoreBoard },
  getRanking: { argument: rankingQuery, data: standingBoard },
  getSheet: { argument: oneInLanguage, data: sheetShape },
  getMe: { argument: nothing, data: fields({ id: personId }, { id: 'id' }) },
  getStatistics: {
    argument: nothing,
    data: fields({ members: plain, records: plain, provedRecords: plain, games: plain, keptAt }),
  },
  getConfiguration: {
    argument: inLanguage,
    data: fields({
      partners: list(fields({ name: published, url: published, description: published })),
      recordsSite: addresses,
      registrationOpen: plain,
      analyticsId: nothing,
      keptAt,
    }),
  },
};

/** The shape of each mutation's result. Arguments are never kept. */
const mutations: Record<string, Shape> = {
  logIn: nothing,
  register: nothing,
  updateProfile: nothing,
  changePassword: nothing,
  sendResetLink: nothing,
  confirmReset: nothing,
  confirmEmail: nothing,
  undoEmailChange: nothing,
  uploadAvatar: nothing,
  deleteAccount: nothing,
  exportOwnData: nothing,
  changeCountry: nothing,
  predictScores: nothing,
  postScores: nothing,
  postComment: comment,
  changeComment: comment,
  removeComment: nothing,
};

const own = <Value>(table: Record<string, Value>, name: unknown): Value | undefined =>
  typeof name === 'string' && Object.hasOwn(table, name) ? table[name] : undefined;

export const queryPolicy = (endpoint: unknown) => own(queries, endpoint);
export const mutationPolicy = (endpoint: unknown) => own(mutations, endpoint);
