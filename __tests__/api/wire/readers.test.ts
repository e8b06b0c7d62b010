import { pinsFromWire } from '../../../src/api/wire/pinsFromWire';
import { privatePartsFromWire } from '../../../src/api/wire/privatePartsFromWire';
import {
  accountDetailFromWire,
  accountFromWire,
  roleHoldersFromWire,
} from '../../../src/admin-frame/accountFromWire';
import { auditEntriesFromWire } from '../../../src/admin-frame/auditEntryFromWire';
import { articleFromWire, overviewFromWire } from '../../../src/api/wire/articleFromWire';
import {
  chartDetailsFromWire,
  chartFromWire,
  distributionFromWire,
  scoresFromWire,
} from '../../../src/api/wire/boardFromWire';
import { standingsFromWire } from '../../../src/api/wire/standingFromWire';
import { eventsOf } from '../../../src/api/wire/boardPages';
import {
  chainPageFromWire,
  dayChartFromWire,
  dayRootFromWire,
  signingKeyFromWire,
} from '../../../src/api/wire/chainFromWire';
import { commentFromWire, memberCommentFromWire } from '../../../src/api/wire/commentFromWire';
import { dueScoreFromWire } from '../../../src/api/wire/dueScoreFromWire';
import { gameChartsFromWire } from '../../../src/api/wire/gameChartsFromWire';
import {
  gameDetailsFromWire,
  gameFromWire,
  groupFromWire,
} from '../../../src/api/wire/gameFromWire';
import { memberFromWire } from '../../../src/api/wire/memberFromWire';
import {
  listedProofFromWire,
  moderatedGameFromWire,
  moderationFiguresFromWire,
  nextProofFromWire,
} from '../../../src/api/wire/moderationFromWire';
import { ownProofsFromWire, sentProofsFromWire } from '../../../src/api/wire/proofFromWire';
import {
  listedRequestFromWire,
  moderatedRequestFromWire,
  ownRequestFromWire,
  sentRequestFromWire,
} from '../../../src/api/wire/requestFromWire';
import {
  moderatedCaseFromWire,
  reportCaseFromWire,
} from '../../../src/api/wire/reportCasesFromWire';
import {
  noticeFromWire,
  noticeSummaryFromWire,
  ownReportFromWire,
} from '../../../src/api/wire/reportsFromWire';
import {
  scoreChangeFromWire,
  scoreDetailsFromWire,
} from '../../../src/api/wire/scoreHistoryFromWire';
import { sessionFromWire } from '../../../src/api/wire/sessionFromWire';
import { resultsFromWire, sheetFromWire } from '../../../src/api/wire/sheetFromWire';
import { stepFromWire } from '../../../src/api/wire/timelineFromWire';
import { configurationFromWire, statisticsFromWire } from '../../../src/api/wire/websiteFromWire';
import { AuditPage } from '../../../src/contract/schemas/adminAudit';
import {
  AccountDetail,
  AccountRow,
  AccountSession,
  RoleHolders,
} from '../../../src/contract/schemas/adminUsers';
import { Article, ArticleSummary } from '../../../src/contract/schemas/articles';
import {
  Chart,
  ChartWithRecord,
  DistributionCollection,
  GameChartCollection,
  RankingCollection,
} from '../../../src/contract/schemas/charts';
import { Comment, MemberComment, PublicMember } from '../../../src/contract/schemas/comments';
import { DayChart, DayRoot, SigningKey } from '../../../src/contract/schemas/dayRoots';
import { DueScore } from '../../../src/contract/schemas/dueScores';
import { Game, GameSummary, Group } from '../../../src/contract/schemas/games';
import {
  ListedProof,
  ModeratedGame,
  ModerationFigures,
  NextProof,
} from '../../../src/contract/schemas/moderation';
import { PinnedScores } from '../../../src/contract/schemas/pins';
import { PrivateParts } from '../../../src/contract/schemas/privateParts';
import { ProofCollection, SentProofs } from '../../../src/contract/schemas/proofs';
import {
  ListedRequest,
  ModeratedRequest,
  OwnRequest,
  SentRequest,
} from '../../../src/contract/schemas/requests';
import {
  ModeratedCase,
  Notice,
  NoticeSummary,
  Report,
  ReportCase,
} from '../../../src/contract/schemas/reports';
import {
  ChartEventCollection,
  Score,
  ScoreEventCollection,
  TimelineCollection,
} from '../../../src/contract/schemas/scoreHistory';
import { PostResults } from '../../../src/contract/schemas/scores';
import { SessionReply } from '../../../src/contract/schemas/session';
import { ScoreSheet } from '../../../src/contract/schemas/sheets';
import { PlayerStandingCollection } from '../../../src/contract/schemas/standings';
import { SupportCase, SupportCaseOverview } from '../../../src/contract/schemas/support';
import { SiteConfiguration, Statistics } from '../../../src/contract/schemas/website';
import {
  supportCaseDetailFromWire,
  supportCaseFromWire,
} from '../../../src/features/adminSupport/supportCaseFromWire';
import { accountSessionFromWire } from '../../../src/features/adminUsers/accountSessionFromWire';
import { contractSample, pathsOf, watched } from '../../support/contractSample';
import { ofMembers, playerReaders, type ReaderCase } from '../../support/playerReaders';

const catalogueDates = ['publishedAt', 'lastScoreAt'];
const proofs = ['previousHash', 'hashedText', 'hash'];
// Their checks stop at the sample’s first field, a text that is none of theirs.
const diagnostics = [
  ...['message', 'frames', 'count'].map((name) => `errors.${name}`),
  ...['status', 'reason', 'duration'].map((name) => `requests.${name}`),
];

/** With the fields of the schema that the client does not need. */
const cases: ReaderCase[] = [
  ['an article in a list', overviewFromWire, ArticleSummary, []],
  ['an article', articleFromWire, Article, []],
  ['a comment', commentFromWire, Comment, []],
  ['a comment of a member', memberCommentFromWire, MemberComment, ['article.locale']],
  ['a member', memberFromWire, PublicMember, ['playerPath', 'avatar']],
  ['a game in a list', gameFromWire, GameSummary, catalogueDates],
  ['a game', gameDetailsFromWire, Game, catalogueDates],
  ['a group', groupFromWire, Group, []],
  ['a chart in a list', chartFromWire, ChartWithRecord, ['nbProved']],
  [
    'the charts of a game',
    gameChartsFromWire,
    GameChartCollection,
    ['hydra:member.nbProved', 'latest.achievedOn'],
  ],
  ['a chart', chartDetailsFromWire, Chart, ['nbProved']],
  ['a board', scoresFromWire, RankingCollection, []],
  ['a distribution', distributionFromWire, DistributionCollection, []],
  ['a ranking', standingsFromWire, PlayerStandingCollection, []],
  ['a game with waiting proofs', moderatedGameFromWire, ModeratedGame, []],
  ['a proof in the moderators’ list', listedProofFromWire, ListedProof, ['score']],
  [
    'a proof to judge',
    nextProofFromWire,
    NextProof,
    ['score', 'sameEvidence.scoreId'].map((name) => `proof.${name}`),
  ],
  ['the figures of the moderation', moderationFiguresFromWire, ModerationFigures, []],
  [
    'a timeline',
    eventsOf(stepFromWire),
    TimelineCollection,
    ofMembers('achievedOn', 'score', 'scoreId'),
  ],
  ...playerReaders,
  ['a score', scoreDetailsFromWire, Score, []],
  [
    'the events of a score',
    eventsOf(scoreChangeFromWire),
    ScoreEventCollection,
    ofMembers(...proofs),
  ],
  [
    'the chain of a chart',
    chainPageFromWire,
    ChartEventCollection,
    ofMembers(
      'kind',
      'at',
      'before',
      'after',
      'reason',
      'note',
      'actor',
      'picture',
      'video',
      'score',
      'scoreId',
      'player',
    ),
  ],
  [
    'a signed day',
    dayRootFromWire,
    DayRoot,
    ['root', 'nbChart', 'nbEvent', 'previousRoot', 'closedAt'],
  ],
  ['a chart on a signed day', dayChartFromWire, DayChart, ['day', 'chart', 'chartId', 'root']],
  ['a key', signingKeyFromWire, SigningKey, ['algorithm', 'jwk', 'since']],
  [
    'a score sheet',
    sheetFromWire,
    ScoreSheet,
    ['proof', 'nbScore', 'nbProved'].map((name) => `groups.charts.${name}`),
  ],
  ['results of posting', resultsFromWire, PostResults, ['results.score']],
  ['an own request for a proof', ownRequestFromWire, OwnRequest, ['score']],
  ['private parts', privatePartsFromWire, PrivateParts, []],
  ['pinned scores', pinsFromWire, PinnedScores, []],
  ['a sent request', sentRequestFromWire, SentRequest, ['request.score']],
  ['a request in the moderators’ list', listedRequestFromWire, ListedRequest, ['score']],
  ['a request to decide', moderatedRequestFromWire, ModeratedRequest, ['score']],
  ['a score to prove', dueScoreFromWire, DueScore, []],
  ['own proofs', ownProofsFromWire, ProofCollection, ofMembers('score')],
  ['results of sending a proof', sentProofsFromWire, SentProofs, []],
  ['a notice', noticeFromWire, Notice, []],
  ['the summary of the notices', noticeSummaryFromWire, NoticeSummary, []],
  ['an own report', ownReportFromWire, Report, []],
  ['a case in a list', reportCaseFromWire, ReportCase, []],
  ['a case', moderatedCaseFromWire, ModeratedCase, []],
  ['a session', (body) => sessionFromWire(body, null), SessionReply, []],
  ['the counters', statisticsFromWire, Statistics, []],
  ['the configuration', configurationFromWire, SiteConfiguration, []],
  ['a row of the members', accountFromWire, AccountRow, []],
  ['an account', accountDetailFromWire, AccountDetail, ['updatedAt']],
  ['a session of a member', accountSessionFromWire, AccountSession, ['expiresAt']],
  ['a role', roleHoldersFromWire, RoleHolders, ['members.slug']],
  ['the audit log', auditEntriesFromWire, AuditPage, []],
  ['a row of the support cases', supportCaseFromWire, SupportCaseOverview, []],
  [
    'a support case',
    supportCaseDetailFromWire,
    SupportCase,
    ['viewport.pixelRatio', ...diagnostics],
  ],
];

test.each(cases)('%s is read as the contract describes it', (_name, read, schema, unread) => {
  const sample = contractSample(schema);
  const seen = new Set<string>();
  expect(read(watched(sample, (path) => seen.add(path)))).toBeDefined();
  const described = new Set(pathsOf(sample));
  const isListed = (path: string) => unread.some((name) => path.startsWith(`${name}.`));
  expect([...described].filter((path) => !seen.has(path) && !isListed(path))).toEqual(unread);
  expect([...seen].filter((path) => !described.has(path))).toEqual([]);
});
