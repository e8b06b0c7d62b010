import { hash } from '@node-rs/argon2';
import { paths } from '../../../src/contract/paths';
import { SessionReply } from '../../../src/contract/schemas/session';
import type { TestServer } from './createTestServer';
import { readContract } from '../readContract';

export interface TestMember {
  id: number;
  username: string;
  email: string;
  password: string;
}

export const password = 'insert coin 1';
let hashed: Promise<string> | undefined;
let made = 0;

interface MemberFacts {
  username?: string;
  email?: string;
  roles?: string[];
  language?: string | null;
  disabledAt?: string | null;
}

/** A member with an account and the password above. */
export async function createMember(
  { database }: Pick<TestServer, 'database'>,
  facts: MemberFacts = {},
): Promise<TestMember> {
  made += 1;
  hashed ??= hash(password, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
  const username = facts.username ?? `member_${made}`;
  const email = facts.email ?? `member${made}@example.org`;
  const { id } = await database
    .insertInto('users')
    .values({
      username,
      email,
      slug: `member-${made}`,
      passwordHash: await hashed,
      roles: facts.roles ?? ['ROLE_USER', 'ROLE_PLAYER'],
      language: facts.language ?? null,
      disabledAt: facts.disabledAt ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, username, email, password };
}

type Headers = Record<string, string>;

export const post = (
  { app }: Pick<TestServer, 'app'>,
  url: string,
  payload: object,
  headers: Headers = {},
) => app.inject({ method: 'POST', url, payload, headers });

/** The member's new session. */
export async function logIn(
  server: Pick<TestServer, 'app'>,
  member: Pick<TestMember, 'username' | 'password'>,
  headers: Headers = {},
): Promise<SessionReply> {
  const { username, password: secret } = member;
  const response = await post(server, paths.login, { username, password: secret }, headers);
  expect(response.statusCode).toBe(200);
  return readContract(SessionReply, response.json());
}

export const bearer = ({ token }: Pick<SessionReply, 'token'>): Headers => ({
  authorization: `Bearer ${token}`,
});

export const refresh = (server: Pick<TestServer, 'app'>, refreshToken: string) =>
  post(server, paths.refreshToken, { refresh_token: refreshToken });

/** The status of a request that requires a log-in: 200 with a valid session. */
export async function statusOf(server: Pick<TestServer, 'app'>, token: string): Promise<number> {
  const { statusCode } = await server.app.inject({ url: paths.me, headers: bearer({ token }) });
  return statusCode;
}

/** The audit events of an account, oldest first. */
export async function eventsOf({ database }: Pick<TestServer, 'database'>, subjectId: number) {
  const rows = await database
    .selectFrom('auditLog')
    .select('event')
    .where('subjectId', '=', subjectId)
    .orderBy('id')
    .execute();
  return rows.map(({ event }) => event);
}
