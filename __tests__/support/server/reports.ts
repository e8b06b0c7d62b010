import { randomUUID } from 'node:crypto';
import { moderationPaths } from '../../../src/contract/moderationPaths';
import { reportPaths } from '../../../src/contract/reportPaths';
import { roles } from '../../../src/contract/roles';
import {
  ModeratedCase,
  NoticeCollection,
  Report,
  ReportCaseCollection,
  ReportCollection,
  type CaseDecisionRequest,
  type NewReport,
} from '../../../src/contract/schemas/reports';
import type { AppConfig } from '../../../src/server/platform/settings/appDependencies';
import { readContract } from '../readContract';
import { joinAs } from './comments';
import { createTestServer, type TestServer } from './createTestServer';

type Headers = Record<string, string>;
type Joined = Awaited<ReturnType<typeof joinAs>>;

/** The requests of one member or moderator about reports. */
export function reporterOf({ app }: Pick<TestServer, 'app'>, headers: Headers) {
  const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
    app.inject({ method, url, headers, ...(payload ? { payload } : {}) });
  const tryReport = (report: Partial<NewReport> & Pick<NewReport, 'subject'>) =>
    call('POST', reportPaths.reports, { reason: 'other', key: randomUUID(), ...report });
  const list = async (query = '') =>
    readContract(
      ReportCaseCollection,
      (await call('GET', `${moderationPaths.reports}${query}`)).json(),
    );
  return {
    call,
    tryReport,
    report: async (...parameters: Parameters<typeof tryReport>) =>
      readContract(Report, (await tryReport(...parameters)).json()),
    own: async (query = '') =>
      readContract(
        ReportCollection,
        (await call('GET', `${reportPaths.ownReports}${query}`)).json(),
      ),
    notices: async (query = '') =>
      readContract(NoticeCollection, (await call('GET', `${reportPaths.notices}${query}`)).json()),
    list,
    read: async (id: number) =>
      readContract(ModeratedCase, (await call('GET', moderationPaths.reportCase(id))).json()),
    tryDecide: (id: number, decision: Partial<CaseDecisionRequest> = {}) =>
      call('POST', moderationPaths.reportDecision(id), {
        hide: false,
        measure: 'none',
        reason: 'other',
        ...decision,
      }),
    tryReverse: (id: number, note?: string) =>
      call('POST', moderationPaths.reportReversal(id), { reason: 'mistake', note }),
  };
}

/** Starts a server with a reporter, moderators and an administrator before the tests of a file, and closes it after them. */
export function setUpReports(config: Partial<AppConfig> = { rateLimitFactor: 1000 }) {
  let server: TestServer;
  let people: Record<'first' | 'second' | 'admin' | 'super' | 'reporter', Joined>;
  beforeAll(async () => {
    server = await createTestServer({ config });
    const moderator = { roles: [roles.user, roles.player, roles.moderator] };
    people = {
      first: await joinAs(server, moderator),
      second: await joinAs(server, moderator),
      admin: await joinAs(server, { roles: [roles.user, roles.admin] }),
      super: await joinAs(server, { roles: [roles.user, roles.admin, roles.superAdmin] }),
      reporter: await joinAs(server),
    };
  });
  afterAll(async () => server?.close());
  return {
    get server() {
      return server;
    },
    get people() {
      return people;
    },
    as: (who: keyof typeof people) => reporterOf(server, people[who].headers),
    /** The id of the open case of what the report is about. */
    caseOf: async (reportId: number): Promise<number> => {
      const { caseId } = await server.database
        .selectFrom('reports')
        .select('caseId')
        .where('id', '=', reportId)
        .executeTakeFirstOrThrow();
      return caseId;
    },
  };
}
