import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import { nameIsHidden } from '../../platform/database/nameIsHidden';
import type { Database } from '../../platform/database/tables';
import type { MemberRepository } from '../users/memberRepository';
import type { LockedCase } from './lockCase';

export interface Hiding {
  transaction: Database;
  members: Pick<MemberRepository, 'update'>;
  row: Pick<LockedCase, 'kind' | 'subjectId' | 'thing' | 'kept'>;
  /** Null shows it again. */
  at: Date | null;
}

/** A neutral name that nobody has, or gave up lately, and no decision hides. */
async function findNeutralName(transaction: Database, userId: number): Promise<string> {
  // Nobody can take all of them first.
  const ends = Array.from({ length: 5 }, () => `_${randomInt(1000, 10_000)}`);
  const neutral = `member_${userId}`;
  const names = ['', ...ends].map((end) => `${neutral}${end}`);
  const { rows } = await sql<{ name: string }>`
    select n.name from unnest(${sql.val(names)}::text[]) with ordinality n (name, position)
    where not exists (select from users u where u.id <> ${userId}
        and (lower(u.username) = n.name or username_look(u.username) = username_look(n.name)))
      and not exists (select from former_usernames f where f.user_id <> ${userId}
        and (f.username = n.name or f.look = username_look(n.name)))
      and not ${nameIsHidden(sql.ref('n.name'))}
    order by n.position limit 1`.execute(transaction);
  return rows[0]?.name ?? neutral;
}

async function isFree(transaction: Database, userId: number, name: string): Promise<boolean> {
  const { rows } = await sql`
    select where not ${nameIsHidden(sql`${name}::text`)}
      and not exists (select from users where id <> ${userId} and lower(username) = lower(${name}))`.execute(
    transaction,
  );
  return rows.length > 0;
}

async function readName(transaction: Database, userId: number, thing: string) {
  const { rows } = await sql<{ hasNeutralName: boolean; isAlike: boolean }>`
    select has_neutral_name, md5(folded_username(username)) = ${thing} as is_alike
    from users where id = ${userId}`.execute(transaction);
  return rows[0];
}

/** The member gets a neutral name, and cannot take the hidden one again; shown again, it is theirs unless they chose another or another decision forbids it. */
export async function hideName({ transaction, members, row, at }: Hiding): Promise<void> {
  const { subjectId: userId, thing, kept } = row;
  const name = kept?.name;
  const present = await readName(transaction, userId, thing);
  if (!present) return;
  const isHiding = at !== null;
  if (isHiding && present.isAlike)
    await members.update(transaction, userId, {
      username: await findNeutralName(transaction, userId),
      hasNeutralName: true,
    });
  if (isHiding || name === undefined || !present.hasNeutralName) return;
  if (await isFree(transaction, userId, name))
    await members.update(transaction, userId, { username: name });
}
