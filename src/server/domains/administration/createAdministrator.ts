import { roles } from '../../../contract/roles';
import { isPassword, usernameError } from '../../../contract/rules';
import { createAuditLog } from '../../platform/audit/auditLog';
import type { Clock } from '../../platform/settings/appDependencies';
import type { Database } from '../../platform/database/tables';
import { StartupError } from '../../platform/settings/startupErrors';
import { createPasswords } from '../../platform/security/passwords';
import { serverTexts } from '../../platform/texts/serverTexts';
import { createMemberRepository, type AccountRow } from '../users/memberRepository';
import { emailProblem, normalizeEmail } from '../../platform/texts/memberText';
import type { ErrorTextKey } from '../../platform/errors/requestError';

/** Prompts of the command line; each is called only if needed. */
export interface AdministratorPrompts {
  username: () => Promise<string>;
  email: () => Promise<string>;
  password: () => Promise<string>;
  /** Whether to promote the existing member of this name. */
  promote: (username: string) => Promise<boolean>;
}

interface CreateAdministratorOptions {
  database: Database;
  clock: Clock;
  prompts: AdministratorPrompts;
}

const fail = (key: ErrorTextKey): never => {
  throw new StartupError(serverTexts.en.errors[key]);
};

const nameKeys = {
  length: 'usernameLength',
  max: 'usernameMax',
  format: 'usernameFormat',
} as const;

/**
 * Creates a super administrator or promotes a member, and returns a message for the command line. Reserved usernames (admin,
 * support …) are allowed only here.
 * @throws StartupError with a one-line message
 */
export async function createAdministrator(options: CreateAdministratorOptions): Promise<string> {
  const { database, clock, prompts } = options;
  const username = (await prompts.username()).trim();
  const error = usernameError(username);
  if (error !== undefined) fail(nameKeys[error]);
  const members = createMemberRepository(database, clock);
  const known = await members.findByLogin(username);
  return known ? promote(options, known) : create(options, username);
}

async function promote(
  { database, clock, prompts }: CreateAdministratorOptions,
  { id, username, roles: owned, disabledAt, suspendedUntil }: AccountRow,
): Promise<string> {
  if (disabledAt !== null) throw new StartupError(`The account ${username} is disabled.`);
  if (suspendedUntil !== null) throw new StartupError(`The account ${username} is suspended.`);
  if (owned.includes(roles.superAdmin)) return `${username} is already a super administrator.`;
  if (!(await prompts.promote(username))) {
    throw new StartupError(
      `A member named ${username} exists. Add --promote to make them a super administrator.`,
    );
  }
  await database.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('users')
      .set({ roles: [...owned, roles.superAdmin], updatedAt: clock() })
      .where('id', '=', id)
      .execute();
    await record(transaction, clock, id);
  });
  return `${username} is now a super administrator.`;
}

async function create(
  { database, clock, prompts }: CreateAdministratorOptions,
  username: string,
): Promise<string> {
  const members = createMemberRepository(database, clock);
  const email = (await prompts.email()).trim();
  const problem = emailProblem(email);
  if (problem !== undefined) fail(problem);
  const [taken] = await members.findTaken({ email });
  if (taken) fail(taken.textKey);
  const password = await prompts.password();
  if (!isPassword(password)) fail('passwordRule');
  const passwordHash = await createPasswords().hash(password);
  await database.transaction().execute(async (transaction) => {
    const id = await members.create(transaction, {
      username,
      email: normalizeEmail(email),
      passwordHash,
      language: null,
      roles: [roles.user, roles.player, roles.superAdmin],
    });
    await record(transaction, clock, id);
  });
  return `${username} is a super administrator and can log in.`;
}

async function record(transaction: Database, clock: Clock, subjectId: number): Promise<void> {
  const source = { requestId: 'admin:create', member: null };
  const entry = { event: 'administratorCreated', actorId: null, subjectId } as const;
  await createAuditLog(transaction, clock)(source, entry);
}
