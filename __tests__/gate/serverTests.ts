/** Folders whose code differs between the embedded database and PostgreSQL, in itself or in what it does with the data folder. */
export const driverFolders = [
  'build',
  'server/domains/administration/operation',
  'server/platform/backup',
  'server/platform/database',
  'server/platform/health',
  'server/process',
];

/**
 * Exceptions in these folders, whose code is the same for both and whose tests take long. The full lane runs them on both databases, and
 * the gate too if the code that opens databases has changed.
 */
const independentOfDriver = [
  'server/platform/backup/loadTables',
  'server/platform/database/migrations/',
  'server/process/app',
  'server/process/backgroundJobs',
  'server/process/recordsReranking',
  'server/process/recordsVerification',
  'server/process/runPictureMove',
];

/** On a machine without PostgreSQL: the routes of each domain, and the embedded database itself. */
export const embeddedChoice = [
  'server/domains/administration/administrationRoutes',
  'server/domains/administration/articles/articleAdministrationRoutes',
  'server/domains/administration/audit/auditRoutes',
  'server/domains/administration/configuration/configurationRoutes',
  'server/domains/administration/games/gameVersionRoutes',
  'server/domains/administration/jobs/jobRoutes',
  'server/domains/administration/operation/operationRoutes',
  'server/domains/administration/overview/overviewRoutes',
  'server/domains/administration/roles/roleRoutes',
  'server/domains/administration/statistics/statisticsRoutes',
  'server/domains/administration/users/userAdministrationRoutes',
  'server/domains/articles/articleRoutes',
  'server/domains/comments/commentRoutes',
  'server/domains/feeds/feedRoutes',
  'server/domains/games/gameRoutes',
  'server/domains/members/memberPageRoutes',
  'server/domains/moderation/moderationRoutes',
  'server/domains/offline/offlineRoutes',
  'server/domains/proofs/proofRoutes',
  'server/domains/reports/noticeRoutes',
  'server/domains/records/badges/badgeRoutes',
  'server/domains/records/pins/pinRoutes',
  'server/domains/records/privacy/privacyRoutes',
  'server/domains/records/chartBoards/boardRoutes',
  'server/domains/records/dayRoots/dayRoutes',
  'server/domains/records/firsts/gameFirstRoutes',
  'server/domains/records/history/historyRoutes',
  'server/domains/records/comparisons/comparisonRoutes',
  'server/domains/records/latest/latestRoutes',
  'server/domains/records/playerList/playerListRoutes',
  'server/domains/records/players/playerRoutes',
  'server/domains/records/scores/scoreRoutes',
  'server/domains/records/playerRankings/standingRoutes',
  'server/domains/records/rankHistory/rankHistoryRoutes',
  'server/domains/records/rivals/rivalRoutes',
  'server/domains/records/targets/targetRoutes',
  'server/domains/records/unplayed/unplayedRoutes',
  'server/domains/records/visits/visitRoutes',
  'server/domains/records/years/yearRoutes',
  'server/domains/replay/replayRoutes',
  'server/domains/requests/requestRoutes',
  'server/domains/session/sessionRoutes',
  'server/domains/support/supportRoutes',
  'server/domains/users/userRoutes',
  'server/domains/website/websiteRoutes',
  'server/platform/database/boundedClient',
  'server/platform/database/createPool',
  'server/platform/database/migrate',
  'server/platform/database/openDatabase',
  'server/platform/database/valueTypes',
  'server/platform/health/healthRoutes',
  'server/platform/pictures/pictureRoutes',
];

/** The path below `__tests__`, without its ending. */
export const nameOf = (file: string): string =>
  file
    .replaceAll('\\', '/')
    .replace(/^(.*\/)?__tests__\//, '')
    .replace(/\.test\.ts$/, '');

export const isInDriverFolder = (name: string): boolean =>
  !independentOfDriver.some((start) => name.startsWith(start)) &&
  driverFolders.some((folder) => name.startsWith(`${folder}/`));

/** Whether a file of `src` or a test is in a folder that depends on the driver. */
export const dependsOnDriver = (file: string): boolean =>
  driverFolders.some((folder) => new RegExp(`^(src|__tests__)/${folder}/`).test(file));

interface ServerFiles {
  /** All test files of the project "server". */
  all: readonly string[];
  /** Those of the project "server-postgres" that open a database. */
  withDatabase: readonly string[];
}

interface Conditions {
  /** The full lane is for the night and before a release. */
  lane: 'gate' | 'full';
  /** A PostgreSQL server is there. */
  postgres: boolean;
}

export interface ServerTests {
  embedded: string[];
  postgres: string[];
  /** What does not run, with what makes it run. */
  leftOut: string[];
}

/** Which test files run on which database. A file without a database runs in the project "server" always. */
export function selectServerTests(
  { all, withDatabase }: ServerFiles,
  { lane, postgres }: Conditions,
): ServerTests {
  const opening = new Set(withDatabase);
  const repeats = (name: string) =>
    lane === 'full' || (postgres ? isInDriverFolder(name) : embeddedChoice.includes(name));
  const embedded = all.filter((file) => !opening.has(file) || repeats(nameOf(file)));
  const others = `${all.length - embedded.length} of ${all.length} files of server tests`;
  const leftOut: string[] = [];
  if (!postgres) leftOut.push('the server tests on PostgreSQL (set TEST_DATABASE_URL)');
  if (embedded.length < all.length)
    leftOut.push(`${others} on the embedded database (npm run test:full)`);
  return { embedded, postgres: postgres ? [...withDatabase] : [], leftOut };
}
