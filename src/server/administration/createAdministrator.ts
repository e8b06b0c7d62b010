import { roles } from '../../contract/roles';
import { isPassword, usernameFault } from '../../contract/rules';
import { createAuditLog } from '../audit/auditLog';
import type { Clock } from '../appDependencies';
import type { Database } from '../database/tables';
import { StartupError } from '../process/startupErrors';
import { createPasswords } from '../security/passwords';
import { serverTexts } from '../serverTexts';
import { createMemberRepository, type AccountRow } from '../users/memberRepository';
import { emailProblem, normalizeEmail } from '../users/memberText';
import type { ErrorTextKey } from '../errors/requestError';

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
  answers: AdministratorPrompts;
}

const refuse = (key: ErrorTextKey): never => {
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
export async function createAdministrator(
  surroundings: CreateAdministratorOptions,
): Promise<string> {
  const { database, clock, answers } = surroundings;
  const username = (await answers.username()).trim();
  const fault = usernameFault(username);
  if (fault !== undefined) refuse(nameKeys[fault]);
  const members = createMemberRepository(database, clock);
  const known = await members.findByLogin(username);
  return known ? promote(surroundings, known) : create(surroundings, username);
}

async function promote(
  { database, clock, answers }: CreateAdministratorOptions,
  { id, username, roles: owned, disabledAt }: AccountRow,
): Promise<string> {
  if (disabledAt !== null) throw new StartupError(`The account ${username} is disabled.`);
  if (owned.includes(roles.superAdmin)) return `${username} is a super administrator already.`;
  if (!(await answers.promote(username))) {
    throw new StartupError(
      `There is a member called ${username}. Add --promote to make them a super administrator.`,
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
  return `${username} is a super administrator now.`;
}

async function create(
  { database, clock, answers }: CreateAdministratorOptions,
  username: string,
): Promise<string> {
  const members = createMemberRepository(database, clock);
  const email = (await answers.email()).trim();
  const problem = emailProblem(email);
  if (problem !== undefined) refuse(problem);
  const [taken] = await members.findTaken({ email });
  if (taken) refuse(taken.textKey);
  const password = await answers.password();
  if (!isPassword(password)) refuse('passwordRule');
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
  const request = { id: 'admin:create', member: null };
  const entry = { event: 'administratorCreated', actorId: null, subjectId } as const;
  await createAuditLog(transaction, clock)(request, entry);
}
