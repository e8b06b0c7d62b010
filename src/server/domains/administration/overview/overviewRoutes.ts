import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { adminPaths } from '../../../../contract/adminPaths';
import { newcomerDays } from '../../../../contract/memberQuery';
import { administrationRoles, hasRole, roles } from '../../../../contract/roles';
import { AdminOverview } from '../../../../contract/schemas/adminOverview';
import { Problem } from '../../../../contract/schemas/errors';
import { SessionProblem } from '../../../../contract/schemas/problems';
import type { Database } from '../../../platform/database/tables';
import { requestContext } from '../../../platform/http/requestContext';
import { readJobStatus } from '../../../platform/jobs/jobStatus';
import { readRankingFigures } from '../../../platform/metrics/rankingFigures';
import { memberOf } from '../../../platform/security/guards';
import type { PlatformServices } from '../../../platform/services';
import { findNewcomerScores } from '../../records/latest/findNewcomerScores';
import { createSupportCaseRepository } from '../../support/supportCaseRepository';
import { describeRoute } from '../describeRoute';
import { findMembers } from '../users/memberList';
import { findArticleDrafts, findGameDrafts, findScheduledArticles } from './findDrafts';

/** The most entries of each list. */
const size = 5;
const firstPage = { page: 1, itemsPerPage: size };

async function readWork(database: Database, now: Date): Promise<AdminOverview['work']> {
  const jobs = await readJobStatus(database, now);
  const mails = jobs.find(({ kind }) => kind === 'mails');
  const { waiting, since, failing } = await readRankingFigures(database);
  return {
    failingJobs: jobs.filter(({ state }) => state === 'failing').map(({ kind }) => kind),
    nbMailWaiting: mails?.nbWaiting ?? 0,
    nbMailFailed: mails?.nbFailed ?? 0,
    nbRankingWaiting: waiting,
    rankingWaitingSince: since,
    nbRankingFailing: failing,
  };
}

async function findNewMembers(
  database: Database,
  registeredFrom: string,
): Promise<AdminOverview['newMembers']> {
  const order = { field: 'createdAt', direction: 'desc' } as const;
  const { total, items } = await findMembers(
    database,
    { registeredFrom },
    { page: firstPage, order },
  );
  return {
    total,
    items: items.map(({ id, username, createdAt }) => ({ id, username, createdAt })),
  };
}

/** What waits for an administrator, each part by its role. */
export const overviewRoutes: FastifyPluginAsyncTypebox<
  Pick<PlatformServices, 'clock' | 'database' | 'guards'>
> = async (app, { clock, database, guards }) => {
  const cases = createSupportCaseRepository(database, clock);

  app.get(
    adminPaths.overview,
    {
      onRequest: guards.role(...administrationRoles),
      schema: {
        ...describeRoute('Get what waits for the caller, by their roles'),
        response: { 200: AdminOverview, 401: SessionProblem, 403: Problem },
      },
    },
    async (request) => {
      const { id: memberId, roles: owned } = memberOf(request);
      const { language } = requestContext(request);
      const now = clock();
      const since = new Date(now.getTime() - newcomerDays * 86_400_000).toISOString();
      const reader = { memberId, language, now, size };
      const forRole = async <Found>(role: string, find: () => Promise<Found>) =>
        hasRole(owned, role) ? find() : null;
      return {
        articleDrafts: await forRole(roles.admin, () => findArticleDrafts(database, reader)),
        scheduledArticles: await forRole(roles.admin, () =>
          findScheduledArticles(database, reader),
        ),
        gameDrafts: await findGameDrafts(database, reader),
        openCases: await forRole(roles.admin, () => cases.findPage(firstPage, { status: 'open' })),
        work: await forRole(roles.superAdmin, () => readWork(database, now)),
        newMembers: await forRole(roles.admin, () => findNewMembers(database, since)),
        newcomerScores: await forRole(roles.admin, () =>
          findNewcomerScores(database, { since, size, language }),
        ),
      };
    },
  );
};
