import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/tables';
import { moveHiddenPicture } from '../records/scores/proofPictures';
import type { MemberRepository } from '../users/memberRepository';
import { isNeutralUsername, neutralUsername } from '../../platform/texts/neutralUsername';
import type { LockedCase } from './lockCase';

interface Hiding {
  transaction: Database;
  members: Pick<MemberRepository, 'update'>;
  row: Pick<LockedCase, 'kind' | 'subjectId' | 'thing' | 'kept'>;
  /** Null shows it again. */
  at: Date | null;
}

/** A neutral name that nobody has, or gave up lately. */
async function findNeutralName(transaction: Database, userId: number): Promise<string> {
  // Nobody can take all of them first.
  const ends = Array.from({ length: 5 }, () => `_${randomInt(1000, 10_000)}`);
  const names = ['', ...ends].map((end) => `${neutralUsername(userId)}${end}`);
  const { rows } = await sql<{ name: string }>`
    select n.name from unnest(${sql.val(names)}::text[]) with ordinality n (name, position)
    where not exists (select from users u where u.id <> ${userId}
        and (lower(u.username) = n.name or username_look(u.username) = username_look(n.name)))
      and not exists (select from former_usernames f where f.user_id <> ${userId}
        and (f.username = n.name or f.look = username_look(n.name)))
    order by n.position limit 1`.execute(transaction);
  return rows[0]?.name ?? neutralUsername(userId);
}

async function readName(transaction: Database, userId: number, thing: string) {
  const { rows } = await sql<{ username: string; isAlike: boolean }>`
    select username, md5(folded_username(username)) = ${thing} as is_alike
    from users where id = ${userId}`.execute(transaction);
  return rows[0];
}

/** The member gets a neutral name, and cannot take the hidden one again; shown again, it is theirs unless they chose another. */
async function hideName({ transaction, members, row, at }: Hiding): Promise<void> {
  const { subjectId: userId, thing, kept } = row;
  const name = kept?.name;
  const present = await readName(transaction, userId, thing);
  if (!present) return;
  const isHiding = at !== null;
  if (isHiding && present.isAlike)
    await members.update(transaction, userId, {
      username: await findNeutralName(transaction, userId),
    });
  if (!isHiding && name !== undefined && isNeutralUsername(userId, present.username)) {
    const { rows } = await sql`
      select from users where id <> ${userId} and lower(username) = lower(${name})`.execute(
      transaction,
    );
    if (rows.length === 0) await members.update(transaction, userId, { username: name });
  }
}

/** Hides what was reported, or shows it again. What is gone or was replaced stays so. */
export async function hideSubject(hiding: Hiding): Promise<void> {
  const { transaction, row, at } = hiding;
  const { kind, subjectId, thing } = row;
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
  if (kind === 'avatar')
    await transaction
      .updateTable('avatars')
      .set({ hiddenAt: at })
      .where('userId', '=', subjectId)
      .where('hash', '=', thing)
      .execute();
}
