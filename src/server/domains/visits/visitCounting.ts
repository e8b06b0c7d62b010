import { sql } from 'kysely';
import type { FastifyRequest } from 'fastify';
import { fastifyPlugin } from 'fastify-plugin';
import type { Language } from '../../../contract/languages';
import { isThemeKey } from '../../../contract/themeKeys';
import type { PlatformServices } from '../../platform/services';
import { isHumanReader } from '../../platform/http/isHumanReader';
import { readCookie } from '../../platform/http/cookies';

declare module 'fastify' {
  interface FastifyRequest {
    /** The language of the page in the response. Set by any route that shows a page, and counted as a visit. */
    shownLanguage: Language | null;
  }
}

const flushEvery = 10_000;
/** The default when no theme was chosen: follow the system. */
const systemTheme = 'system';

type Visit = { kind: 'pageLanguage' | 'theme'; day: string; word: string };

/** Counts visits in memory and periodically adds them to the database: delays no reader; a crash loses a few seconds. */
export const visitCountingPlugin = fastifyPlugin<Pick<PlatformServices, 'database' | 'clock'>>(
  async (app, { database, clock }) => {
    let waiting = new Map<string, Visit & { total: number }>();

    const note = (visit: Visit) => {
      const key = `${visit.kind} ${visit.day} ${visit.word}`;
      waiting.set(key, { ...visit, total: (waiting.get(key)?.total ?? 0) + 1 });
    };

    async function flush() {
      if (waiting.size === 0) return;
      const visits = [...waiting.entries()].toSorted(([a], [b]) => a.localeCompare(b));
      waiting = new Map();
      const rows = visits.map(
        ([, { kind, day, word, total }]) =>
          sql`(${kind}::text, ${day}::timestamptz, ${word}::text, ${total}::bigint)`,
      );
      await sql`select add_count(kind, day, word, total)
      from (values ${sql.join(rows)}) as v (kind, day, word, total)`
        .execute(database)
        .catch((error: unknown) => app.log.warn({ err: error }, 'visits not counted'));
    }

    app.decorateRequest('shownLanguage', null);
    app.addHook('onResponse', (request, reply, done) => {
      const { shownLanguage: language } = request;
      if (language !== null && reply.statusCode === 200 && isHumanReader(request)) {
        const day = clock().toISOString().slice(0, 10);
        note({ kind: 'pageLanguage', day, word: language });
        note({ kind: 'theme', day, word: themeOf(request) });
      }
      done();
    });
    const timer = setInterval(() => void flush(), flushEvery);
    timer.unref();
    app.addHook('onClose', async () => {
      clearInterval(timer);
      await flush();
    });
  },
  { name: 'visit-counting', fastify: '5.x' },
);

function themeOf({ headers }: FastifyRequest): string {
  const chosen = readCookie(headers.cookie, 'theme');
  return isThemeKey(chosen) ? chosen : systemTheme;
}
