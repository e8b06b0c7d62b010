import { adminPaths } from '../../../src/contract/adminPaths';
import type { AppConfig } from '../../../src/server/platform/settings/appDependencies';
import { editorOf } from './adminArticles';
import { joinAs } from './comments';
import { createTestServer, type TestServer } from './createTestServer';

type Headers = Record<string, string>;

export const administrator = (server: TestServer) =>
  joinAs(server, { roles: ['ROLE_USER', 'ROLE_ADMIN'] });
export const superAdministrator = (server: TestServer) =>
  joinAs(server, { roles: ['ROLE_USER', 'ROLE_SUPER_ADMIN'] });

/** Starts a server with an administrator before the tests of a file, and closes it after them. */
export function setUpAdministration(config: Partial<AppConfig> = { rateLimitFactor: 1000 }) {
  let server: TestServer;
  let admin: Awaited<ReturnType<typeof administrator>>;
  beforeAll(async () => {
    server = await createTestServer({ config });
    admin = await administrator(server);
  });
  afterAll(async () => server?.close());
  return {
    get server() {
      return server;
    },
    get admin() {
      return admin;
    },
    get editor() {
      return editorOf(server, admin);
    },
  };
}

type Action = Parameters<typeof adminPaths.userAction>[1];

/** Disables or enables an account, or changes it otherwise, over HTTP. */
export const actOn = (
  { app }: Pick<TestServer, 'app'>,
  id: number,
  action: Action,
  headers: Headers,
) => app.inject({ method: 'POST', url: adminPaths.userAction(id, action), headers });

export const changeRoles = (
  { app }: Pick<TestServer, 'app'>,
  id: number,
  payload: object,
  headers: Headers,
) => app.inject({ method: 'PUT', url: adminPaths.userRoles(id), payload, headers });
