import type { ColumnType, Generated, GeneratedAlways, Kysely } from 'kysely';
import type {
  AuditCountsTable,
  AuditLogTable,
  AvatarsTable,
  EmailChangesTable,
  FormerUsernamesTable,
  MailsTable,
  MemberActivityTable,
  PasswordResetsTable,
  RateLimitsTable,
  RefreshTokensTable,
  SessionsTable,
} from './accountTables';
import type {
  ChartGroupsTable,
  ChartGroupTranslationsTable,
  ChartsTable,
  ChartTranslationsTable,
  ChartValuesTable,
  ChartValueTranslationsTable,
  GamePlatformsTable,
  GamesTable,
  GameTranslationsTable,
  GameVersionsTable,
  PlatformsTable,
  PlatformTranslationsTable,
  ValueFormatsTable,
} from './catalogueTables';
import type {
  ArticleCountsTable,
  ArticleListingsTable,
  ArticlePresenceTable,
  ArticleRevisionsTable,
  ArticlesTable,
  ArticleTranslationsTable,
  ArticleViewsTable,
  CommentPostsTable,
  CommentsTable,
} from './articleTables';
import type { BadgeTables } from './badgeTables';
import type { PinTables } from './pinTables';
import type { ClientAssetsTable, ClientBuildAssetsTable, ClientBuildsTable } from './buildTables';
import type {
  ArticleViewCountsTable,
  DailyCountsTable,
  DeletedAccountsTable,
  SiteBackupsTable,
  JobsTable,
  RequestMinutesTable,
  ServerNodesTable,
  ServerSecretsTable,
  SiteVersionsTable,
} from './operationTables';
import type { PictureFilesTable, PictureObjectsTable, PicturesTable } from './pictureTables';
import type {
  BoardBucketsTable,
  BoardCountsTable,
  ChartBucketsTable,
  ChartCountsTable,
  ChartFailuresTable,
  GamePartsTable,
  GameRankingsTable,
  GameStandingsTable,
  MarkTables,
  PartStandingsTable,
  PlayerDaysTable,
  PlayerAwardGainsTable,
  PlayerGainsTable,
  PlayerMonthsTable,
  PlayerListingsTable,
  PlayerTotalsTable,
  RankingChangesTable,
  RankingRecountsTable,
  ScorePointsTable,
} from './rankingTables';
import type {
  ChartHeadsTable,
  ChartRecordsTable,
  CountryChangesTable,
  EventNotesTable,
  PlayerRankingChangesTable,
  PlayersTable,
  ScoreEventsTable,
  ScoresTable,
  UnchangedPostsTable,
} from './scoreTables';
import type { ProofTables } from './proofTables';
import type { DayRootTables } from './dayRootTables';
import type { RankHistoryTables } from './rankHistoryTables';
import type { NoticesTable, ReportCasesTable, ReportsTable } from './reportTables';
import type { RivalTables } from './rivalTables';
import type { PlatformTables } from './platformTables';
import type { SeriesTables } from './seriesTables';
import type { SupportCasesTable } from './supportTables';
import type { VisitTables } from './visitTables';

/*
 * Names are camelCase here and snake_case in the database (Kysely's CamelCasePlugin, keys inside JSON values left alone);
 * SQL written by hand (sql`…`) uses the snake_case names, its result columns come back in camelCase.
 * timestamptz columns come back as RFC 3339 strings in UTC, int8 and numeric as numbers, bytea as Buffer, text[] as string[].
 * JSON columns are written with JSON.stringify, because the driver would write an array as a PostgreSQL array.
 */

type GeneratedTimestamp = ColumnType<string, Date | string | undefined, Date | string>;
type NullableTimestamp = ColumnType<
  string | null,
  Date | string | null | undefined,
  Date | string | null
>;
type Json<Value> = ColumnType<Value, string, string>;

export interface UsersTable {
  id: GeneratedAlways<number>;
  username: string;
  /** Whether a moderator’s decision gave the username, in place of a hidden one. */
  hasNeutralName: Generated<boolean>;
  slug: string;
  email: string;
  passwordHash: string | null;
  roles: Generated<string[]>;
  /** As chosen by the member or their browser: not always a supported language. */
  language: string | null;
  createdAt: GeneratedTimestamp;
  updatedAt: GeneratedTimestamp;
  disabledAt: NullableTimestamp;
  lastLoginAt: NullableTimestamp;
  /** Like a disabled account until then; set until a job ends it. */
  suspendedAt: NullableTimestamp;
  suspendedUntil: NullableTimestamp;
  /** Set while a new password must be chosen before the next log-in. */
  passwordResetRequiredAt: NullableTimestamp;
}

export interface SettingsTable {
  key: string;
  value: Json<unknown>;
  updatedAt: GeneratedTimestamp;
}

export interface Tables
  extends
    BadgeTables,
    DayRootTables,
    MarkTables,
    PinTables,
    ProofTables,
    RankHistoryTables,
    RivalTables,
    SeriesTables,
    PlatformTables,
    VisitTables {
  users: UsersTable;
  pictures: PicturesTable;
  pictureFiles: PictureFilesTable;
  pictureObjects: PictureObjectsTable;
  articles: ArticlesTable;
  articleTranslations: ArticleTranslationsTable;
  articleRevisions: ArticleRevisionsTable;
  articlePresence: ArticlePresenceTable;
  articleListings: ArticleListingsTable;
  articleCounts: ArticleCountsTable;
  articleViews: ArticleViewsTable;
  comments: CommentsTable;
  commentPosts: CommentPostsTable;
  settings: SettingsTable;
  serverSecrets: ServerSecretsTable;
  sessions: SessionsTable;
  refreshTokens: RefreshTokensTable;
  passwordResets: PasswordResetsTable;
  emailChanges: EmailChangesTable;
  formerUsernames: FormerUsernamesTable;
  rateLimits: RateLimitsTable;
  mails: MailsTable;
  memberActivity: MemberActivityTable;
  avatars: AvatarsTable;
  auditLog: AuditLogTable;
  auditCounts: AuditCountsTable;
  jobs: JobsTable;
  supportCases: SupportCasesTable;
  dailyCounts: DailyCountsTable;
  articleViewCounts: ArticleViewCountsTable;
  siteVersions: SiteVersionsTable;
  siteBackups: SiteBackupsTable;
  deletedAccounts: DeletedAccountsTable;
  clientBuilds: ClientBuildsTable;
  clientAssets: ClientAssetsTable;
  clientBuildAssets: ClientBuildAssetsTable;
  serverNodes: ServerNodesTable;
  requestMinutes: RequestMinutesTable;
  platforms: PlatformsTable;
  platformTranslations: PlatformTranslationsTable;
  games: GamesTable;
  gameTranslations: GameTranslationsTable;
  gameVersions: GameVersionsTable;
  gamePlatforms: GamePlatformsTable;
  chartGroups: ChartGroupsTable;
  chartGroupTranslations: ChartGroupTranslationsTable;
  valueFormats: ValueFormatsTable;
  charts: ChartsTable;
  chartTranslations: ChartTranslationsTable;
  chartValues: ChartValuesTable;
  chartValueTranslations: ChartValueTranslationsTable;
  players: PlayersTable;
  playerRankingChanges: PlayerRankingChangesTable;
  scores: ScoresTable;
  scoreEvents: ScoreEventsTable;
  eventNotes: EventNotesTable;
  reportCases: ReportCasesTable;
  reports: ReportsTable;
  notices: NoticesTable;
  chartHeads: ChartHeadsTable;
  chartRecords: ChartRecordsTable;
  unchangedPosts: UnchangedPostsTable;
  chartFailures: ChartFailuresTable;
  gameRankings: GameRankingsTable;
  chartBuckets: ChartBucketsTable;
  chartCounts: ChartCountsTable;
  boardBuckets: BoardBucketsTable;
  boardCounts: BoardCountsTable;
  gameStandings: GameStandingsTable;
  gameParts: GamePartsTable;
  partStandings: PartStandingsTable;
  playerTotals: PlayerTotalsTable;
  playerGains: PlayerGainsTable;
  playerAwardGains: PlayerAwardGainsTable;
  playerDays: PlayerDaysTable;
  playerMonths: PlayerMonthsTable;
  playerListings: PlayerListingsTable;
  countryChanges: CountryChangesTable;
  rankingChanges: RankingChangesTable;
  rankingRecounts: RankingRecountsTable;
  scorePoints: ScorePointsTable;
}

export type Database = Kysely<Tables>;
