import { sql } from 'kysely';
import type { FastifyInstance } from 'fastify';
import type { AppServices } from '../../appServices';
import { errorCode } from '../../errorCode';

/** Polling interval in milliseconds. It only delays the audit entry: readers see an article as soon as its time has come. */
const pause = 10_000;

/**
 * Records the publication of articles whose scheduled time has come. Each is recorded once, however many nodes poll: the node
 * that updates the row writes the audit entry in the same transaction.
 */
export async function recordScheduledPublications({
  audit,
  clock,
  database,
}: AppServices): Promise<number[]> {
  return database.transaction().execute(async (transaction) => {
    const now = clock().toISOString();
    const { rows } = await sql<{ id: number; version: number; editorId: number | null }>`
      update articles set publication_recorded_at = ${now}::timestamptz
      where id in (
        select id from articles
        where publication_recorded_at is null and status = 'PUBLISHED' and published_at <= ${now}::timestamptz
        order by id for update skip locked
      )
      returning id, applied_version as version, editor_id`.execute(transaction);
    for (const { id, version, editorId } of rows) {
      const details = { article: id, version, scheduled: true };
      const entry = { event: 'articlePublished', actorId: editorId, details } as const;
      await audit({ id: 'schedule', member: null }, entry, transaction);
    }
    return rows.map(({ id }) => id);
  });
}

/** Polls until the application closes. */
export function addScheduledPublishing(app: FastifyInstance, services: AppServices): void {
  let running = Promise.resolve();
  const record = async (before: Promise<void>) => {
    await before;
    try {
      await recordScheduledPublications(services);
    } catch (error) {
      services.logger.warn({ code: errorCode(error) }, 'publications not recorded');
    }
  };
  const look = () => {
    running = record(running);
  };
  const timer = setInterval(look, pause).unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await running;
  });
}
