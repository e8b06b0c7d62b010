import { sql } from 'kysely';
import type { Language } from '../../../contract/languages';
import { limits } from '../../../contract/limits';
import { paths } from '../../../contract/paths';
import { publicRoleOf } from '../../../contract/roles';
import type { MemberComment, PublicMember } from '../../../contract/schemas/comments';
import type { Clock } from '../../platform/settings/appDependencies';
import { summaryColumns, toSummary, type SummaryRow } from '../articles/articleRows';
import { accountIsOut } from '../../platform/database/accountIsOut';
import { nameIsHidden } from '../../platform/database/nameIsHidden';
import type { PageRequest } from '../../platform/http/collection';
import { nearerWindow } from '../../platform/http/pageWindow';
import { commentColumns, toCommentFields } from '../comments/commentRows';
import type { Database } from '../../platform/database/tables';
import { countPlayerGames } from '../records/players/findPlayerGames';
import { findPins } from '../records/pins/readPins';
import { findPlayerOf } from '../records/players/findPlayerOf';
import { countPlayerScores, countScoreGroups } from '../records/players/findPlayerScores';

export function createMemberPageRepository(database: Database, clock: Clock) {
  /** Comments on public articles, with the article's title in this language. */
  const shownComments = (userId: number, language: Language) =>
    database
      .selectFrom('comments as c')
      .innerJoin('articles as a', 'a.id', 'c.articleId')
      .innerJoin('articleListings as l', (join) =>
        join.onRef('l.articleId', '=', 'a.id').on('l.language', '=', language),
      )
      .where('c.userId', '=', userId)
      .where('c.hiddenAt', 'is', null)
      .where('a.status', '=', 'PUBLISHED')
      .where('a.publishedAt', '<=', clock().toISOString());

  const countComments = async (userId: number, language: Language) => {
    const { total } = await shownComments(userId, language)
      .select(sql<number>`count(*)`.as('total'))
      .executeTakeFirstOrThrow();
    return total;
  };

  /** The condition for the member's public articles. */
  const published = (userId: number) => sql`
    a.author_id = ${userId} and a.status = 'PUBLISHED' and a.published_at <= ${clock().toISOString()}::timestamptz`;

  const countArticles = async (userId: number) => {
    const { rows } = await sql<{ total: number }>`
      select count(*) as total from articles a where ${published(userId)}`.execute(database);
    return rows[0]?.total ?? 0;
  };

  // Slugs contain nothing else, and PostgreSQL rejects some characters (NUL).
  const isSlug = (slug: string) => /^[a-z0-9-]{1,100}$/.test(slug);

  const findMember = async (slug: string) =>
    isSlug(slug)
      ? database
          .selectFrom('users as u')
          .leftJoin('players as p', 'p.userId', 'u.id')
          .select(['u.id', 'u.username', 'u.slug', 'u.roles', 'u.createdAt'])
          .select(accountIsOut('u').as('isOut'))
          .select(['p.country', 'p.privateParts'])
          .where('u.slug', '=', slug)
          .executeTakeFirst()
      : undefined;

  return {
    /** The present slug of the member who last gave this one up; undefined if nobody did lately, or it is of a hidden name. */
    async findMoved(slug: string): Promise<string | undefined> {
      if (!isSlug(slug)) return undefined;
      const row = await database
        .selectFrom('formerUsernames as f')
        .innerJoin('users as u', 'u.id', 'f.userId')
        .select('u.slug')
        .where('f.slug', '=', slug)
        .where(sql<boolean>`not ${nameIsHidden(sql.ref('f.username'))}`)
        .where('f.reservedUntil', '>', clock().toISOString())
        .orderBy('f.reservedUntil', 'desc')
        .limit(1)
        .executeTakeFirst();
      return row?.slug;
    },

    async find(slug: string, language: Language): Promise<PublicMember | undefined> {
      const member = await findMember(slug);
      if (!member) return undefined;
      const { id, username, roles, createdAt: memberSince } = member;
      const playerId = await findPlayerOf(database, id);
      return {
        '@id': paths.publicMember(member.slug),
        '@type': 'Member',
        id,
        username,
        slug: member.slug,
        memberSince,
        role: publicRoleOf(roles),
        nbArticle: await countArticles(id),
        nbComment: await countComments(id, language),
        country: member.country,
        player: playerId ?? null,
        playerPath: playerId === undefined ? null : paths.player(playerId),
        nbScore: playerId === undefined ? 0 : await countPlayerScores(database, { playerId }),
        nbGame: playerId === undefined ? 0 : await countPlayerGames(database, playerId),
        scoreGroups:
          playerId === undefined
            ? []
            : await countScoreGroups(database, { playerId, size: limits.playerScorePageSize }),
        nbPinned: playerId === undefined ? 0 : (await findPins(database, playerId)).length,
        private: member.privateParts ?? [],
        avatar: paths.avatar(id),
        ...(member.isOut ? { disabled: true } : {}),
      };
    },

    async findArticles(slug: string, page: PageRequest, language: Language) {
      const member = await findMember(slug);
      if (!member) return undefined;
      const total = await countArticles(member.id);
      const { limit, offset, fromEnd } = nearerWindow(page, total);
      const order = fromEnd ? sql`asc` : sql`desc`;
      const { rows } = await sql<SummaryRow>`
        select ${summaryColumns}
        from articles a
        join article_listings l on l.language = ${language} and l.article_id = a.id
        join users u on u.id = a.author_id
        where ${published(member.id)}
        order by a.published_at ${order}, a.id ${order}
        limit ${limit} offset ${offset}`.execute(database);
      const items = rows.map(toSummary);
      return { total, items: fromEnd ? items.toReversed() : items };
    },

    async findComments(slug: string, page: PageRequest, language: Language) {
      const member = await findMember(slug);
      if (!member) return undefined;
      const total = await countComments(member.id, language);
      const { limit, offset, fromEnd } = nearerWindow(page, total);
      const order = fromEnd ? 'asc' : 'desc';
      const rows = await shownComments(member.id, language)
        .select(commentColumns)
        .select(['a.id as articleId', 'a.slug', 'l.title', 'l.locale'])
        .orderBy('c.createdAt', order)
        .orderBy('c.id', order)
        .limit(limit)
        .offset(offset)
        .execute();
      const items = rows.map((row): MemberComment => {
        const { articleId: id, slug: articleSlug, title, locale } = row;
        const address = { '@id': paths.article(id), '@type': 'Article' as const };
        return {
          ...toCommentFields(row),
          article: { ...address, id, slug: articleSlug, title, locale },
        };
      });
      return { total, items: fromEnd ? items.toReversed() : items };
    },
  };
}
