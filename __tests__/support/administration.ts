import { adminPaths } from '../../src/contract/adminPaths';
import { joinAs } from './comments';
import type { TestServer } from './createTestServer';

type Headers = Record<string, string>;

export const administrator = (server: TestServer) =>
  joinAs(server, { roles: ['ROLE_USER', 'ROLE_ADMIN'] });
export const superAdministrator = (server: TestServer) =>
  joinAs(server, { roles: ['ROLE_USER', 'ROLE_SUPER_ADMIN'] });

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
