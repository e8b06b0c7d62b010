import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/tables';
import { moveHiddenPicture } from '../records/scores/proofPictures';
import type { MemberRepository } from '../users/memberRepository';
import type { LockedCase } from './lockCase';

interface Hiding {
  transaction: Database;
  members: Pick<MemberRepository, 'update'>;
  row: Pick<LockedCase, 'kind' | 'subjectId' | 'kept'>;
  /** Null shows it again. */
  at: Date | null;
}

const nameOf = (userId: number) => `member_${userId}`;

/** A neutral name that nobody has, or gave up lately. */
async function findNeutralName(transaction: Database, userId: number): Promise<string> {
  // Nobody can take all of them first.
  const ends = Array.from({ length: 5 }, () => `_${randomInt(1000, 10_000)}`);
  const names = ['', ...ends].map((end) => `${nameOf(userId)}${end}`);
  const { rows } = await sql<{ name: string }>`
    select n.name from unnest(${sql.val(names)}::text[]) with ordinality n (name, position)
    where not exists (select from users u where u.id <> ${userId}
        and (lower(u.username) = n.name or username_look(u.username) = username_look(n.name)))
      and not exists (select from former_usernames f where f.user_id <> ${userId}
        and (f.username = n.name or f.look = username_look(n.name)))
    order by n.position limit 1`.execute(transaction);
  return rows[0]?.name ?? nameOf(userId);
}

async function readName(transaction: Database, userId: number): Promise<string | undefined> {
  const user = await transaction
    .selectFrom('users')
    .select('username')
    .where('id', '=', userId)
    .executeTakeFirst();
  return user?.username;
}

/** The member gets a neutral name, and cannot take the hidden one again; shown again, it is theirs unless they chose another. */
async function hideName({ transaction, members, row, at }: Hiding): Promise<void> {
  const { subjectId: userId, kept } = row;
  const name = kept?.name;
  const present = await readName(transaction, userId);
  if (name === undefined || present === undefined) return;
  const isHiding = at !== null;
  if (isHiding && present.toLowerCase() === name.toLowerCase())
    await members.update(transaction, userId, {
      username: await findNeutralName(transaction, userId),
    });
  if (!isHiding && new RegExp(`^${nameOf(userId)}(_\\d{4})?$`).test(present)) {
    const { rows } = await sql`
      select from users where id <> ${userId} and lower(username) = lower(${name})`.execute(
      transaction,
    );
    if (rows.length === 0) await members.update(transaction, userId, { username: name });
  }
  await transaction
    .updateTable('formerUsernames')
    .set({ blocked: isHiding })
    .where('userId', '=', userId)
    .where('username', '=', name.toLowerCase())
    .execute();
}

/** Hides what was reported, or shows it again. What is gone or was replaced stays so. */
export async function hideSubject(hiding: Hiding): Promise<void> {
  const { transaction, row, at } = hiding;
  const { kind, subjectId, kept } = row;
  if (kind === 'name') return hideName(hiding);
  if (kind === 'comment')
    await transaction
      .updateTable('comments')
      .set({ hiddenAt: at })
      .where('id', '=', subjectId)
      .execute();
  if (kind === 'picture') {
    await transaction
      .updateTable('proofPictures')
      .set({ hiddenAt: at })
      .where('id', '=', subjectId)
      .execute();
    if (at !== null) await moveHiddenPicture(transaction, subjectId);
  }
  // Another picture that the member chose since was not reported.
  if (kind === 'avatar' && kept?.avatar !== undefined)
    await transaction
      .updateTable('avatars')
      .set({ hiddenAt: at })
      .where('userId', '=', subjectId)
      .where('bytes', '=', Buffer.from(kept.avatar, 'base64'))
      .execute();
}
