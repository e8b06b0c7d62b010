import { sql } from 'kysely';
import type {
  SiteHistory,
  SiteState,
  SiteVersion,
} from '../../../../contract/schemas/adminConfiguration';
import { siteViolations, type SiteSettings } from '../../../../contract/siteSettings';
import type { PlatformServices } from '../../../platform/services';
import type { Database } from '../../../platform/database/tables';
import { RequestError } from '../../../platform/errors/requestError';
import { memberOf } from '../../../platform/security/guards';
import type { RequestContext } from '../../../platform/http/requestContext';
import { createSettingsRepository } from '../../../platform/website/settingsRepository';
import {
  parseSiteSettings,
  serializeSiteSettings,
} from '../../../platform/website/siteSettingsCodec';
import { cleanLine } from '../../../platform/texts/cleanLine';

const untouched: SiteVersion = { version: 0, savedAt: null, savedBy: null, restoredFrom: null };
const historyLength = 50;
const siteLock = 7_008_001;

async function readVersions(database: Database, limit: number): Promise<SiteVersion[]> {
  const { rows } = await sql<SiteVersion>`
    select v.version, case when v.version > 0 then v.saved_at end as saved_at,
      u.username as saved_by, v.restored_from
    from site_versions v left join users u on u.id = v.actor_id
    order by v.version desc limit ${limit}`.execute(database);
  return rows;
}

/** The configuration and its history: each change creates a version, and so does restoring one. */
export function createSiteVersions({
  audit,
  clock,
  database,
}: Pick<PlatformServices, 'audit' | 'clock' | 'database'>) {
  async function read(from: Database = database): Promise<SiteState> {
    const [newest = untouched] = await readVersions(from, 1);
    const stored = await createSettingsRepository(from).findSite();
    return { ...newest, settings: parseSiteSettings(stored) };
  }

  interface Change {
    context: RequestContext;
    /** The version the change is based on. */
    base: number;
    settings: SiteSettings;
    restoredFrom: number | null;
  }

  const store = ({ context, base, settings, restoredFrom }: Change): Promise<SiteState> =>
    database.transaction().execute(async (transaction) => {
      await sql`select pg_advisory_xact_lock(${siteLock})`.execute(transaction);
      const before = await read(transaction);
      if (before.version !== base) throw new RequestError(409, 'conflict');
      const value = JSON.stringify(serializeSiteSettings(settings));
      if (before.version === 0)
        await keep(transaction, 0, serializeSiteSettings(before.settings), {});
      const actorId = memberOf(context).id;
      const version = base + 1;
      await keep(transaction, version, serializeSiteSettings(settings), { actorId, restoredFrom });
      await transaction
        .insertInto('settings')
        .values({ key: 'site', value, updatedAt: clock() })
        .onConflict((conflict) => conflict.column('key').doUpdateSet({ value, updatedAt: clock() }))
        .execute();
      const changed = changedParts(before.settings, settings);
      const details = restoredFrom === null ? { version, changed } : { version, restoredFrom };
      const event = restoredFrom === null ? 'siteConfigured' : 'siteRestored';
      await audit(context, { event, subjectId: null, details }, transaction);
      return read(transaction);
    });

  async function keep(
    transaction: Database,
    version: number,
    value: object,
    {
      actorId = null,
      restoredFrom = null,
    }: { actorId?: number | null; restoredFrom?: number | null },
  ) {
    await transaction
      .insertInto('siteVersions')
      .values({ version, value: JSON.stringify(value), actorId, restoredFrom, savedAt: clock() })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }

  return {
    read: () => read(),
    history: async (): Promise<SiteHistory> => ({
      items: await readVersions(database, historyLength),
    }),
    change: (context: RequestContext, base: number, sent: SiteSettings) => {
      const settings = cleanSettings(sent);
      refuseUnfit(settings);
      return store({ context, base, settings, restoredFrom: null });
    },
    restore: async (context: RequestContext, base: number, version: number) => {
      const row = await database
        .selectFrom('siteVersions')
        .select('value')
        .where('version', '=', version)
        .executeTakeFirst();
      if (!row) throw new RequestError(404, 'notFound');
      return store({
        context,
        base,
        settings: parseSiteSettings(row.value),
        restoredFrom: version,
      });
    },
  };
}

/** The settings with lines of text for documents and mails as one line each. */
function cleanSettings(settings: SiteSettings): SiteSettings {
  const { name, descriptions, keywords, partners } = settings;
  return {
    ...settings,
    name: cleanLine(name),
    descriptions: Object.fromEntries(
      Object.entries(descriptions).map(([language, text]) => [language, cleanLine(text)]),
    ),
    keywords: cleanLine(keywords),
    partners: partners.map((partner) => ({
      ...partner,
      name: cleanLine(partner.name),
      description: cleanLine(partner.description),
    })),
  };
}

/** Names only: the values can be long and are stored in the version. */
function changedParts(before: SiteSettings, after: SiteSettings): string {
  const values = new Map(
    Object.entries(before).map(([name, value]) => [name, JSON.stringify(value)]),
  );
  return Object.entries(after)
    .filter(([name, value]) => values.get(name) !== JSON.stringify(value))
    .map(([name]) => name)
    .join(' ');
}

function refuseUnfit(settings: SiteSettings): void {
  const violations = siteViolations(settings);
  if (violations.length === 0) return;
  throw new RequestError(
    422,
    'unprocessable',
    violations.map(({ field, rule }) => ({
      propertyPath: field,
      textKey: 'invalidValue',
      code: rule,
    })),
  );
}
