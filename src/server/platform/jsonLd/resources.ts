import { paths } from '../../../contract/paths';
import { chainPaths } from '../../../contract/chainPaths';
import { AdminArticleRow } from '../../../contract/schemas/adminArticles';
import { AdminGameRow } from '../../../contract/schemas/adminGames';
import { Job, QueuedMail } from '../../../contract/schemas/adminJobs';
import { AccountDetail, AccountSession, RoleHolders } from '../../../contract/schemas/adminUsers';
import { Article } from '../../../contract/schemas/articles';
import { Chart, DistributionBar, GameChart, RankedScore } from '../../../contract/schemas/charts';
import {
  Comment,
  MemberComment,
  NewComment,
  PublicMember,
} from '../../../contract/schemas/comments';
import { DayChart, DayRoot, SigningKey } from '../../../contract/schemas/dayRoots';
import { Game, Group, Platform, Series } from '../../../contract/schemas/games';
import {
  ChartEvent,
  Score,
  ScoreEvent,
  TimelineStep,
} from '../../../contract/schemas/scoreHistory';
import { PostResults } from '../../../contract/schemas/scores';
import { ScoreSheet } from '../../../contract/schemas/sheets';
import { Notice, NoticeSummary, Report } from '../../../contract/schemas/reports';
import { SupportCase } from '../../../contract/schemas/support';
import { UnrankedScore } from '../../../contract/schemas/takeBack';
import { Statistics } from '../../../contract/schemas/website';
import { Member, Registration } from '../../../contract/schemas/users';
import { playerResources } from './playerResources';
import { proofResources } from './proofResources';
import type { Resource } from './resource';
import { moderationResources } from './moderationResources';

export const resources: Readonly<Record<string, Resource>> = {
  Article: {
    properties: Article.properties,
    collection: {
      name: 'article',
      path: paths.articles,
      operations: [{ method: 'GET', title: 'List articles' }],
    },
    operations: [{ method: 'GET', title: 'Get an article' }],
  },
  ArticleComment: {
    properties: { ...Comment.properties, ...MemberComment.properties },
    writable: Object.keys(NewComment.properties),
    required: NewComment.required,
    collection: {
      name: 'articleComment',
      path: paths.comments,
      operations: [{ method: 'POST', title: 'Create a comment' }],
    },
    operations: [
      { method: 'GET', title: 'Get a comment' },
      { method: 'PUT', title: 'Update a comment' },
      { method: 'DELETE', title: 'Delete a comment' },
    ],
  },
  User: {
    properties: { ...Member.properties, ...AccountDetail.properties, ...Registration.properties },
    writable: Object.keys(Registration.properties),
    required: Registration.required,
    collection: {
      name: 'user',
      path: paths.users,
      operations: [{ method: 'POST', title: 'Register a member' }],
    },
    operations: [
      { method: 'GET', title: 'Get a member' },
      { method: 'PUT', title: 'Update a member' },
      { method: 'DELETE', title: 'Delete an account' },
    ],
  },
  Member: { properties: PublicMember.properties },
  Game: {
    properties: Game.properties,
    collection: {
      name: 'game',
      path: paths.games,
      operations: [{ method: 'GET', title: 'List games' }],
    },
    operations: [{ method: 'GET', title: 'Get a game' }],
  },
  Group: {
    properties: Group.properties,
    collection: { name: 'group', path: paths.groups, operations: [] },
    operations: [{ method: 'GET', title: 'Get a group of charts' }],
  },
  Chart: {
    properties: { ...Chart.properties, ...GameChart.properties },
    collection: { name: 'chart', path: paths.charts, operations: [] },
    operations: [{ method: 'GET', title: 'Get a chart' }],
  },
  ...playerResources,
  Score: {
    properties: Score.properties,
    collection: { name: 'score', path: paths.scores, operations: [] },
    operations: [
      { method: 'GET', title: 'Get a score' },
      { method: 'DELETE', title: 'Withdraw a score' },
    ],
  },
  ScoreEvent: { properties: ScoreEvent.properties },
  ChartEvent: { properties: ChartEvent.properties },
  DayRoot: {
    properties: DayRoot.properties,
    collection: {
      name: 'dayRoot',
      path: chainPaths.days,
      operations: [{ method: 'GET', title: 'List the signed roots of days' }],
    },
    operations: [{ method: 'GET', title: 'Get the signed root of a day' }],
  },
  DayChart: { properties: DayChart.properties },
  SigningKey: {
    properties: SigningKey.properties,
    collection: {
      name: 'signingKey',
      path: chainPaths.keys,
      operations: [{ method: 'GET', title: 'List the keys that sign roots' }],
    },
  },
  TimelineStep: { properties: TimelineStep.properties },
  UnrankedScore: { properties: UnrankedScore.properties },
  DistributionBar: { properties: DistributionBar.properties },
  RankedScore: { properties: RankedScore.properties },
  ScoreBatch: { properties: PostResults.properties },
  ...proofResources,
  Report: { properties: Report.properties },
  Notice: { properties: Notice.properties },
  NoticeSummary: { properties: NoticeSummary.properties },
  Statistics: { properties: Statistics.properties },
  ScoreSheet: { properties: ScoreSheet.properties },
  Series: {
    properties: Series.properties,
    collection: {
      name: 'series',
      path: paths.allSeries,
      operations: [{ method: 'GET', title: 'List series' }],
    },
    operations: [{ method: 'GET', title: 'Get a series' }],
  },
  Platform: {
    properties: Platform.properties,
    collection: {
      name: 'platform',
      path: paths.platforms,
      operations: [{ method: 'GET', title: 'List platforms' }],
    },
    operations: [{ method: 'GET', title: 'Get a platform' }],
  },
  Session: { properties: AccountSession.properties },
  Role: { properties: RoleHolders.properties },
  Job: { properties: Job.properties },
  Mail: { properties: QueuedMail.properties },
  SupportCase: { properties: SupportCase.properties },
  ...moderationResources,
  AdminArticle: { properties: AdminArticleRow.properties },
  AdminGame: { properties: AdminGameRow.properties },
};

/** Property names without JSON-LD keywords. */
export function propertyNames({ properties }: Resource): string[] {
  return Object.keys(properties).filter((name) => !name.startsWith('@'));
}
