import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../../../src/server/platform/database/tables';
import { picturePath } from '../../../src/server/platform/pictures/picturePath';
import { createMember, type TestMember } from '../server/members';
import { publishArticle } from '../server/publishArticle';

export interface FilledSite {
  member: TestMember;
  administrator: TestMember;
  article: number;
}

const hashOf = (bytes: Buffer, length: number) =>
  createHash('sha256').update(bytes).digest('hex').slice(0, length);

/** A small site with something in most tables: characters of many kinds, a trigger's work, gaps in the ids, and a deleted account. */
export async function fillSite(database: Database): Promise<FilledSite> {
  const server = { database };
  const member = await createMember(server, { language: 'fr' });
  const administrator = await createMember(server, { roles: ['ROLE_USER', 'ROLE_SUPER_ADMIN'] });
  const deleted = await createMember(server);
  const picture = await insertPicture(database, Buffer.from([0, 1, 92, 39, 10, 255]));
  const article = await publishArticle(database, {
    pictureId: picture.id,
    authorId: administrator.id,
    texts: {
      en: { title: 'Tab\t"quotes" \\ {braces}', content: `<p>Ünï<img src="${picture.src}"></p>` },
      ja: { title: '記録 🎮', content: '<p>一\n二</p>' },
    },
  });
  for (const userId of [member.id, deleted.id]) {
    await database
      .insertInto('comments')
      .values({
        articleId: article,
        userId,
        content: '<p>a\nb</p>',
        contentSource: 'a',
        sanitizerVersion: 1,
      })
      .execute();
  }
  await database
    .insertInto('commentPosts')
    .values({
      userId: member.id,
      key: 'k',
      requestHash: 'h',
      answer: '{"id":\n1}',
      createdAt: new Date(),
    })
    .execute();
  const bytes = Buffer.alloc(3000, 7);
  await database
    .insertInto('avatars')
    .values({ userId: member.id, hash: hashOf(bytes, 32), bytes })
    .execute();
  await database
    .insertInto('articleViews')
    .values({ articleId: article, readerHash: 'r', hour: '2026-03-01T10:00:00Z' })
    .execute();
  await database
    .insertInto('auditLog')
    .values({ at: new Date(), event: 'loginSucceeded', actorId: member.id, subjectId: member.id })
    .execute();
  await database
    .insertInto('rateLimits')
    .values({ key: 'k', used: 1, endsAt: new Date() })
    .execute();
  await sql`insert into sessions (id, user_id, active_hash, origin, created_at, expires_at)
    values (gen_random_uuid(), ${member.id}, 'hash', 'o', now(), now() + interval '1 day')`.execute(
    database,
  );
  await database.deleteFrom('users').where('id', '=', deleted.id).execute();
  return { member, administrator, article };
}

async function insertPicture(database: Database, bytes: Buffer) {
  const { id } = await database
    .insertInto('pictures')
    .defaultValues()
    .returning('id')
    .executeTakeFirstOrThrow();
  const hash = hashOf(bytes, 24);
  await database
    .insertInto('pictureFiles')
    .values({ pictureId: id, width: 800, contentType: 'image/webp', hash, bytes })
    .execute();
  return { id, src: picturePath(hash, 800) };
}

/** Enough rows for a command to be interrupted between them. */
export const fillAuditLog = (database: Database) =>
  sql`insert into audit_log (at, event) select now(), 'loggedOut' from generate_series(1, 2000)`.execute(
    database,
  );
