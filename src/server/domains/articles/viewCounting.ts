import { sql } from 'kysely';
import { fastifyPlugin } from 'fastify-plugin';
import type { PlatformServices } from '../../platform/services';
import type { Database } from '../../platform/database/tables';
import { isHumanReader } from '../../platform/http/isHumanReader';
import { createReaderHashing } from './readerHash';

declare module 'fastify' {
  interface FastifyRequest {
    /** The article shown by the response. Set by any route that shows one; a view counts once per reader and hour. */
    viewedArticle: number | null;
  }
}

const hour = 3_600_000;

/** Counts views after the response has been sent, so that it delays no reader; an error loses a view, not a response. */
export const viewCountingPlugin = fastifyPlugin<Pick<PlatformServices, 'database' | 'clock'>>(
  async (app, { database, clock }) => {
    const countView = createViewCounter(database);
    const running = new Set<Promise<void>>();
    app.decorateRequest('viewedArticle', null);
    app.addHook('onResponse', async (request, reply) => {
      const shown = reply.statusCode === 200 || reply.statusCode === 304;
      if (!shown || request.viewedArticle === null || !isHumanReader(request)) return;
      const counting = countView(
        { ip: request.ip, userAgent: request.headers['user-agent'] ?? '' },
        request.viewedArticle,
        clock(),
      )
        .catch((error: unknown) => request.log.warn({ err: error }, 'view not counted'))
        .finally(() => running.delete(counting));
      running.add(counting);
    });
    app.addHook('onClose', async () => {
      await Promise.all(running);
    });
  },
  { name: 'view-counting', fastify: '5.x' },
);

function createViewCounter(database: Database) {
  const hashReader = createReaderHashing(database);

  return async function countView(
    { ip, userAgent }: { ip: string; userAgent: string },
    articleId: number,
    now: Date,
  ) {
    const readerHash = await hashReader(ip, userAgent, now);
    const hourStart = new Date(Math.floor(now.getTime() / hour) * hour);
    await sql`
      with fresh as (
        insert into article_views (article_id, reader_hash, hour)
        select id, ${readerHash}, ${hourStart.toISOString()}::timestamptz from articles where id = ${articleId}
        on conflict do nothing
        returning article_id
      )
      update articles set views = views + 1 where id in (select article_id from fresh)`.execute(
      database,
    );
  };
}
