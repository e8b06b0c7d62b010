import { sql } from 'kysely';
import type { Clock } from '../../platform/settings/appDependencies';
import { isUniqueViolation } from '../../platform/database/databaseErrors';
import { nameIsHidden } from '../../platform/database/nameIsHidden';
import type { Database } from '../../platform/database/tables';
import type { Violation } from '../../platform/errors/requestError';
import { findReservedSlugs, reserveUsername } from './formerUsernames';
import { slugCandidates } from './memberSlug';
import { isStorableText } from '../../platform/texts/memberText';
import { usernameLook } from '../../platform/texts/usernameLook';

export interface AccountRow {
  id: number;
  username: string;
  slug: string;
  email: string;
  language: string | null;
  roles: string[];
  passwordHash: string | null;
  disabledAt: string | null;
  suspendedUntil: string | null;
  passwordResetRequiredAt: string | null;
}

export interface NewMember {
  username: string;
  email: string;
  passwordHash: string;
  roles: string[];
  language: string | null;
}

export type MemberChanges = Partial<Pick<NewMember, 'username' | 'email' | 'language'>> & {
  hasNeutralName?: true;
};

const accountColumns = [
  'id',
  'username',
  'slug',
  'email',
  'language',
  'roles',
  'passwordHash',
  'disabledAt',
  'suspendedUntil',
  'passwordResetRequiredAt',
] as const;
const memberColumns = [
  'id',
  'username',
  'slug',
  'email',
  'language',
  'roles',
  'createdAt',
  'updatedAt',
] as const;

/** Thrown when the username, slug or email address was taken in the meantime; the caller checks again which one. */
export class NameTaken extends Error {
  override readonly name = 'NameTaken';
}

export type MemberRepository = ReturnType<typeof createMemberRepository>;

export function createMemberRepository(database: Database, clock: Clock) {
  return {
    /** Finds an account by username or email address, case-insensitively. */
    async findByLogin(identifier: string): Promise<AccountRow | undefined> {
      const name = identifier.trim().normalize('NFC');
      if (!isStorableText(name)) return undefined;
      return database
        .selectFrom('users')
        .select(accountColumns)
        .where(sql<boolean>`lower(username) = lower(${name}) or lower(email) = lower(${name})`)
        .orderBy(sql`lower(username) = lower(${name})`, 'desc')
        .limit(1)
        .executeTakeFirst();
    },

    async find(id: number, transaction: Database = database) {
      return transaction
        .selectFrom('users')
        .select(memberColumns)
        .select((users) =>
          users
            .selectFrom('emailChanges')
            .select('newEmail')
            .whereRef('emailChanges.userId', '=', 'users.id')
            .where('confirmedAt', 'is', null)
            .where('confirmUntil', '>', clock().toISOString())
            .as('pendingEmail'),
        )
        .where('users.id', '=', id)
        .executeTakeFirst();
    },

    async findPasswordHash(id: number): Promise<string | null> {
      const row = await database
        .selectFrom('users')
        .select('passwordHash')
        .where('id', '=', id)
        .executeTakeFirst();
      return row?.passwordHash ?? null;
    },

    /** Locks the row for this transaction. False if the account can no longer log in with the same password. */
    async lockUnchanged(
      transaction: Database,
      { id, passwordHash }: Pick<AccountRow, 'id' | 'passwordHash'>,
    ): Promise<boolean> {
      const row = await transaction
        .selectFrom('users')
        .select('id')
        .where('id', '=', id)
        .where('passwordHash', '=', passwordHash)
        .where('disabledAt', 'is', null)
        .where('suspendedUntil', 'is', null)
        .where('passwordResetRequiredAt', 'is', null)
        .forUpdate()
        .executeTakeFirst();
      return row !== undefined;
    },

    /** Stores a new password hash and clears a required password reset. */
    async storeHash(transaction: Database, id: number, passwordHash: string): Promise<void> {
      await transaction
        .updateTable('users')
        .set({ passwordHash, passwordResetRequiredAt: null })
        .where('id', '=', id)
        .execute();
    },

    async noteLogin(transaction: Database, id: number): Promise<void> {
      await transaction
        .updateTable('users')
        .set({ lastLoginAt: clock() })
        .where('id', '=', id)
        .execute();
    },

    /** Violations for values that another member uses, and for usernames that one gave up lately or that moderators hid. */
    async findTaken(
      { username, email }: { username?: string; email?: string },
      exceptId = 0,
      transaction: Database = database,
    ): Promise<Violation[]> {
      const name = username?.toLowerCase() ?? null;
      const look = username === undefined ? null : usernameLook(username);
      const { rows } = await sql<Record<'name' | 'look' | 'hidden' | 'address', boolean | null>>`
        with names as (
          select lower(username) as name, username_look(username) as look, lower(email) as address
          from users where id <> ${exceptId} and (lower(username) = ${name}::text
            or username_look(username) = ${look}::text or lower(email) = lower(${email ?? null}::text))
          union all
          select username, look, null from former_usernames
          where (username = ${name}::text or look = ${look}::text) and user_id <> ${exceptId}
            and reserved_until > ${clock().toISOString()})
        select ${nameIsHidden(sql`${name}::text`)} as hidden,
          bool_or(name = ${name}::text) as name, bool_or(look = ${look}::text) as look,
          bool_or(address = lower(${email ?? null}::text)) as address
        from names`.execute(transaction);
      const found = rows[0];
      return [
        ...(found?.hidden
          ? [taken('username', 'usernameHidden')]
          : found?.name
            ? [taken('username', 'usernameTaken')]
            : found?.look
              ? [taken('username', 'usernameLookAlike')]
              : []),
        ...(found?.address ? [taken('email', 'emailTaken')] : []),
      ];
    },

    /** @throws NameTaken */
    async create(transaction: Database, member: NewMember): Promise<number> {
      const now = clock();
      const slug = await findFreeSlug(transaction, { username: member.username, now });
      const { id } = await refuseTaken(
        transaction
          .insertInto('users')
          .values({ ...member, slug, createdAt: now, updatedAt: now })
          .returning('id')
          .executeTakeFirstOrThrow(),
      );
      return id;
    },

    /** @throws NameTaken */
    async update(transaction: Database, id: number, changes: MemberChanges): Promise<void> {
      const { username } = changes;
      const now = clock();
      const renaming =
        username === undefined
          ? {}
          : { slug: await findFreeSlug(transaction, { username, id, now }), hasNeutralName: false };
      if (username !== undefined) await reserveUsername(transaction, { id, username, now });
      await refuseTaken(
        transaction
          .updateTable('users')
          .set({ ...renaming, ...changes, updatedAt: now })
          .where('id', '=', id)
          .execute(),
      );
    },

    /** The member's content stays, without an author. Mails that have not been sent go: they hold the address. */
    async remove(transaction: Database, id: number): Promise<void> {
      await sql`
        with gone as (delete from users where id = ${id} returning email)
        delete from mails where user_id = ${id}
          or lower(address) in (select lower(email) from gone)`.execute(transaction);
    },
  };
}

function taken(propertyPath: string, textKey: Violation['textKey']): Violation {
  return { propertyPath, textKey, code: 'unique' };
}

async function refuseTaken<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    throw isUniqueViolation(error) ? new NameTaken('taken', { cause: error }) : error;
  }
}

async function findFreeSlug(
  database: Database,
  { username, id = 0, now }: { username: string; id?: number; now: Date },
): Promise<string> {
  const candidates = slugCandidates(username);
  const rows = await database
    .selectFrom('users')
    .select('slug')
    .where('slug', 'in', candidates)
    .where('id', '!=', id)
    .execute();
  const reserved = await findReservedSlugs(database, { slugs: candidates, exceptId: id, now });
  const used = new Set([...rows.map(({ slug }) => slug), ...reserved]);
  return candidates.find((slug) => !used.has(slug)) ?? candidates[0] ?? username;
}
