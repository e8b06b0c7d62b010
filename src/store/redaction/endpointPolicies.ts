import { articleFromWire, overviewFromWire } from '../../api/wire/articleFromWire';
import {
  chartDetailsFromWire,
  chartFromWire,
  distributionFromWire,
  scoresFromWire,
} from '../../api/wire/boardFromWire';
import { standingsFromWire } from '../../api/wire/standingFromWire';
import { boardOf, eventsOf } from '../../api/wire/boardPages';
import {
  chainPageFromWire,
  dayChartFromWire,
  dayRootFromWire,
  signingKeyFromWire,
} from '../../api/wire/chainFromWire';
import { collectionOf } from '../../api/wire/collection';
import { commentFromWire, memberCommentFromWire } from '../../api/wire/commentFromWire';
import { comparisonFromWire, opponentFromWire } from '../../api/wire/comparisonFromWire';
import { firstsFromWire } from '../../api/wire/firstFromWire';
import { gameFirstFromWire, holdersFromWire } from '../../api/wire/gameFirstFromWire';
import { rivalsFromWire } from '../../api/wire/rivalsFromWire';
import { dueScoreFromWire } from '../../api/wire/dueScoreFromWire';
import { explanationFromWire } from '../../api/wire/explanationFromWire';
import { gameChartsFromWire } from '../../api/wire/gameChartsFromWire';
import { gameDetailsFromWire, gameFromWire, groupFromWire } from '../../api/wire/gameFromWire';
import { latestRecordFromWire } from '../../api/wire/latestRecordFromWire';
import { listedPlayersFromWire } from '../../api/wire/listedPlayerFromWire';
import { memberFromWire } from '../../api/wire/memberFromWire';
import {
  latestScoreFromWire,
  ownScoreFromWire,
  ownScoreListFields,
  playedGameFromWire,
  playerScoreFromWire,
  unrankedPlayerFromWire,
} from '../../api/wire/playerFromWire';
import { playerSettingsFromWire } from '../../api/wire/playerSettingsFromWire';
import { pinsFromWire } from '../../api/wire/pinsFromWire';
import { privatePartsFromWire } from '../../api/wire/privatePartsFromWire';
import { playerDaysFromWire } from '../../api/wire/playerDayFromWire';
import { playerRanksFromWire } from '../../api/wire/playerRankFromWire';
import { playerGameFromWire, totalsFromWire } from '../../api/wire/playerTotalsFromWire';
import { ownProofsFromWire } from '../../api/wire/proofFromWire';
import { orNull } from '../../api/wire/readers';
import { referenceFromWire } from '../../api/wire/referenceFromWire';
import { ownRequestFromWire, remainingFields } from '../../api/wire/requestFromWire';
import {
  noticeFromWire,
  noticeSummaryFromWire,
  ownReportFromWire,
} from '../../api/wire/reportsFromWire';
import { scoreChangeFromWire, scoreDetailsFromWire } from '../../api/wire/scoreHistoryFromWire';
import { sheetFromWire } from '../../api/wire/sheetFromWire';
import { stepFromWire } from '../../api/wire/timelineFromWire';
import { targetsFromWire } from '../../api/wire/targetsFromWire';
import { unplayedChartFromWire } from '../../api/wire/unplayedChartFromWire';
import { unrankedScoreFromWire } from '../../api/wire/unrankedFromWire';
import { visitChangesFromWire } from '../../api/wire/visitChangesFromWire';
import { configurationFromWire, statisticsFromWire } from '../../api/wire/websiteFromWire';
import { yearFromWire } from '../../api/wire/yearFromWire';
import { badgePolicies } from './badgePolicies';
import { moderationPolicies } from './moderationPolicies';
import { seriesPolicies } from './seriesPolicies';
import { mutationShapes } from './mutationShapes';
import {
  articleQuery,
  boardQuery,
  chartsQuery,
  comparisonQuery,
  explanationQuery,
  gameQuery,
  gameRankingQuery,
  groupRankingQuery,
  inLanguage,
  latestQuery,
  memberQuery,
  oneInLanguage,
  ownProofsQuery,
  ownScoresQuery,
  paidScoresQuery,
  pastBoardQuery,
  pastRankingQuery,
  playedGamesQuery,
  playerDaysQuery,
  playerFirstsQuery,
  playerGamesQuery,
  playerListQuery,
  playerQuery,
  playerRanksQuery,
  playerYearQuery,
  rankingQuery,
  scoreQuery,
  unplayedQuery,
} from './queryShapes';
import { boards, pages, read } from './responseShapes';
import { fields, type Shape } from './shape';
import {
  cursor,
  listParameter,
  nothing,
  personId,
  personSlug,
  plain,
  playerId,
  published,
} from './valueRedactors';

const articles = read(collectionOf(overviewFromWire));
const references = read(collectionOf(referenceFromWire));
const standings = read(standingsFromWire);

/** The queries whose data is kept. Administration queries are excluded: they contain other people's data. */
const queries: Record<string, { argument: Shape; data: Shape }> = {
  getArticles: { argument: articleQuery, data: articles },
  getLatestArticles: { argument: inLanguage, data: articles },
  getFeaturedArticles: { argument: inLanguage, data: articles },
  getArticle: { argument: oneInLanguage, data: read(articleFromWire) },
  getRelatedArticles: { argument: oneInLanguage, data: articles },
  getComments: { argument: plain, data: pages(collectionOf(commentFromWire)) },
  getMember: { argument: personSlug, data: read(memberFromWire) },
  getMemberArticles: {
    argument: memberQuery,
    data: pages(collectionOf(overviewFromWire)),
  },
  getMemberComments: {
    argument: memberQuery,
    data: pages(collectionOf(memberCommentFromWire)),
  },
  getGames: { argument: gameQuery, data: read(collectionOf(gameFromWire)) },
  getPlatforms: { argument: inLanguage, data: references },
  getSeries: { argument: inLanguage, data: references },
  getGame: { argument: oneInLanguage, data: read(gameDetailsFromWire) },
  getGameRanking: { argument: gameRankingQuery, data: standings },
  getGroupRanking: { argument: groupRankingQuery, data: standings },
  getGroup: { argument: oneInLanguage, data: read(groupFromWire) },
  getGameCharts: { argument: chartsQuery, data: read(gameChartsFromWire) },
  getGroupCharts: { argument: chartsQuery, data: read(collectionOf(chartFromWire)) },
  getChart: { argument: oneInLanguage, data: read(chartDetailsFromWire) },
  getChartRanking: { argument: boardQuery, data: read(scoresFromWire) },
  getChartTimeline: { argument: oneInLanguage, data: boards(eventsOf(stepFromWire)) },
  getChartDistribution: { argument: oneInLanguage, data: read(distributionFromWire) },
  getPlayerSettings: { argument: nothing, data: read(playerSettingsFromWire) },
  getPlayers: { argument: playerListQuery, data: read(listedPlayersFromWire) },
  getPlayer: { argument: playerId, data: read(totalsFromWire) },
  getPlayerDays: { argument: playerDaysQuery, data: read(playerDaysFromWire) },
  getPlayerRanks: { argument: playerRanksQuery, data: read(playerRanksFromWire) },
  getPlayerGames: { argument: playerGamesQuery, data: boards(boardOf(playerGameFromWire, {})) },
  getBestScores: { argument: playerQuery, data: read(collectionOf(playerScoreFromWire)) },
  getPinnedScores: { argument: playerQuery, data: read(collectionOf(playerScoreFromWire)) },
  getOwnPins: { argument: nothing, data: read(pinsFromWire) },
  getPrivateParts: { argument: nothing, data: read(privatePartsFromWire) },
  getPlayerScores: { argument: playerQuery, data: boards(boardOf(playerScoreFromWire, {})) },
  getPaidScores: { argument: paidScoresQuery, data: read(boardOf(playerScoreFromWire, {})) },
  getPlayerExplanation: { argument: explanationQuery, data: read(explanationFromWire) },
  getPlayerYear: { argument: playerYearQuery, data: read(yearFromWire) },
  getPlayerFirsts: { argument: playerFirstsQuery, data: boards(firstsFromWire) },
  getPastBoard: { argument: pastBoardQuery, data: read(scoresFromWire) },
  getGameFirsts: { argument: oneInLanguage, data: boards(boardOf(gameFirstFromWire, {})) },
  getOnThisDay: { argument: inLanguage, data: read(collectionOf(gameFirstFromWire)) },
  getFirstHolders: { argument: plain, data: read(holdersFromWire) },
  getPastRanking: { argument: pastRankingQuery, data: read(standingsFromWire) },
  ...badgePolicies,
  ...seriesPolicies,
  getComparison: { argument: comparisonQuery, data: boards(comparisonFromWire) },
  findOpponents: { argument: listParameter.search, data: read(collectionOf(opponentFromWire)) },
  getPlayerRivals: { argument: playerId, data: read(rivalsFromWire) },
  getOwnScores: {
    argument: ownScoresQuery,
    data: boards(
      boardOf(ownScoreFromWire, {
        unranked: orNull(unrankedPlayerFromWire),
        ...ownScoreListFields,
      }),
    ),
  },
  getOwnPlaces: { argument: inLanguage, data: read(boardOf(ownScoreFromWire, ownScoreListFields)) },
  getUnplayedCharts: {
    argument: unplayedQuery,
    data: read(collectionOf(unplayedChartFromWire)),
  },
  getTargets: { argument: inLanguage, data: read(targetsFromWire) },
  getSinceLastVisit: { argument: inLanguage, data: read(visitChangesFromWire) },
  getOwnProofs: { argument: ownProofsQuery, data: boards(ownProofsFromWire) },
  getOwnRequests: {
    argument: inLanguage,
    data: boards(boardOf(ownRequestFromWire, remainingFields)),
  },
  getDueScores: { argument: inLanguage, data: boards(boardOf(dueScoreFromWire, {})) },
  getPlayedGames: { argument: playedGamesQuery, data: read(collectionOf(playedGameFromWire)) },
  getScore: { argument: scoreQuery, data: read(scoreDetailsFromWire) },
  getScoreEvents: { argument: scoreQuery, data: boards(eventsOf(scoreChangeFromWire)) },
  getChainPage: { argument: fields({ id: plain, after: cursor }), data: read(chainPageFromWire) },
  getLatestDays: { argument: nothing, data: read(collectionOf(dayRootFromWire)) },
  getDayChart: { argument: fields({ id: plain, day: published }), data: read(dayChartFromWire) },
  getSigningKeys: { argument: nothing, data: read(collectionOf(signingKeyFromWire)) },
  getUnrankedScores: { argument: oneInLanguage, data: boards(boardOf(unrankedScoreFromWire, {})) },
  getLatestRecords: { argument: inLanguage, data: read(collectionOf(latestRecordFromWire)) },
  getLatestScores: { argument: latestQuery, data: read(boardOf(latestScoreFromWire, {})) },
  getRanking: { argument: rankingQuery, data: standings },
  getSheet: { argument: oneInLanguage, data: read(sheetFromWire) },
  ...moderationPolicies,
  getNotices: { argument: inLanguage, data: boards(boardOf(noticeFromWire, {})) },
  getNoticeSummary: { argument: nothing, data: read(noticeSummaryFromWire) },
  getOwnReports: { argument: inLanguage, data: boards(boardOf(ownReportFromWire, {})) },
  getMe: { argument: nothing, data: fields({ id: personId }, { id: 'id' }) },
  getStatistics: { argument: nothing, data: read(statisticsFromWire) },
  getConfiguration: { argument: inLanguage, data: read(configurationFromWire) },
};

const own = <Value>(table: Record<string, Value>, name: unknown): Value | undefined =>
  typeof name === 'string' && Object.hasOwn(table, name) ? table[name] : undefined;

export const queryPolicy = (endpoint: unknown) => own(queries, endpoint);
export const mutationPolicy = (endpoint: unknown) => own(mutationShapes, endpoint);
