import { sql } from 'kysely';
import type { Language } from '../../contract/languages';
import { paths } from '../../contract/paths';
import type { MemberComment, PublicMember } from '../../contract/schemas/comments';
import type { Clock } from '../appDependencies';
import type { PageRequest } from '../collection';
import { commentColumns, toCommentFields } from '../comments/commentRows';
import type { Database } from '../database/tables';

export type MemberPageRepository = ReturnType<typeof createMemberPageRepository>;

export function createMemberPageRepository(database: Database, clock: Clock) {
  /** Comments below articles the public may read, with the article as a reader of this language sees it. */
  const shownComments = (userId: number, language: Language) =>
    database
      .selectFrom('comments as c')
      .innerJoin('articles as a', 'a.id', 'c.articleId')
      .innerJoin('articleListings as l', (join) =>
        join.onRef('l.articleId', '=', 'a.id').on('l.language', '=', language),
      )
      .where('c.userId', '=', userId)
      .where('a.status', '=', 'PUBLISHED')
      .where('a.publishedAt', '<=', clock().toISOString());

  const countComments = async (userId: number, language: Language) => {
    const { total } = await shownComments(userId, language)
      .select(sql<number>`count(*)`.as('total'))
      .executeTakeFirstOrThrow();
    return total;
  };

  const findMember = async (slug: string) =>
    // No slug holds anything else, and PostgreSQL refuses some of it.
    /^[a-z0-9-]{1,100}$/.test(slug)
      ? database
          .selectFrom('users')
          .select(['id', 'username', 'slug', 'createdAt'])
          .where('slug', '=', slug)
          .where('disabledAt', 'is', null)
          .executeTakeFirst()
      : undefined;

  return {
    async find(slug: string, language: Language): Promise<PublicMember | undefined> {
      const member = await findMember(slug);
      if (!member) return undefined;
      const { id, username, createdAt: memberSince } = member;
      return {
        '@id': paths.publicMember(member.slug),
        '@type': 'Member',
        id,
        username,
        slug: member.slug,
        memberSince,
        nbComment: await countComments(id, language),
        avatar: paths.avatar(id),
      };
    },

    async findComments(slug: string, { page, itemsPerPage }: PageRequest, language: Language) {
      const member = await findMember(slug);
      if (!member) return undefined;
      const total = await countComments(member.id, language);
      const rows = await shownComments(member.id, language)
        .select(commentColumns)
        .select(['a.id as articleId', 'a.slug', 'l.title', 'l.locale'])
        .orderBy('c.createdAt', 'desc')
        .orderBy('c.id', 'desc')
        .limit(itemsPerPage)
        .offset((page - 1) * itemsPerPage)
        .execute();
      const items = rows.map((row): MemberComment => {
        const { articleId: id, slug: articleSlug, title, locale } = row;
        const address = { '@id': paths.article(id), '@type': 'Article' as const };
        return {
          ...toCommentFields(row),
          article: { ...address, id, slug: articleSlug, title, locale },
        };
      });
      return { total, items };
    },
  };
}
