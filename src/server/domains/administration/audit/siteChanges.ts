import type { AuditChange } from '../../../../contract/schemas/adminAudit';
import type { SitePartner, SiteSettings } from '../../../../contract/siteSettings';
import type { Database } from '../../../platform/database/tables';
import { parseSiteSettings } from '../../../platform/website/siteSettingsCodec';

type Value = AuditChange['before'];

const isUnset = (value: Value | undefined) => value === undefined || value === '';

/** Every setting except the partners, by path: `limits.factor`, `descriptions.en`. Empty texts are omitted. */
function flatten({ partners: _partners, ...settings }: SiteSettings): Map<string, Value> {
  const flat = new Map<string, Value>();
  for (const [name, value] of Object.entries(settings)) {
    const parts = typeof value === 'object' ? Object.entries(value) : [];
    if (typeof value !== 'object') flat.set(name, value);
    for (const [part, inner] of parts) flat.set(`${name}.${part}`, inner);
  }
  return new Map([...flat].filter(([, value]) => !isUnset(value)));
}

const describePartner = ({ name, url, description }: SitePartner) =>
  [name, url, description].filter((text) => text !== '').join(' – ');

function differences(
  before: ReadonlyMap<string, Value>,
  after: ReadonlyMap<string, Value>,
): [name: string, before: Value, after: Value][] {
  const names = [...new Set([...before.keys(), ...after.keys()])];
  return names
    .filter((name) => before.get(name) !== after.get(name))
    .map((name) => [name, before.get(name) ?? null, after.get(name) ?? null]);
}

/** Partners that were added, removed or changed, or the list of names if only the order changed. */
function partnerChanges(before: readonly SitePartner[], after: readonly SitePartner[]) {
  const byName = (list: readonly SitePartner[]) =>
    new Map<string, Value>(list.map((one) => [one.name, describePartner(one)]));
  const names = (list: readonly SitePartner[]) => list.map(({ name }) => name).join(', ');
  const changed = differences(byName(before), byName(after));
  if (changed.length > 0) {
    return changed.map(([, was, is]) => ({ field: 'partners', before: was, after: is }));
  }
  return names(before) === names(after)
    ? []
    : [{ field: 'partners', before: names(before), after: names(after) }];
}

/** The differences between two configurations. */
function siteChanges(before: SiteSettings, after: SiteSettings): AuditChange[] {
  const plain = differences(flatten(before), flatten(after));
  return [
    ...plain.map(([field, was, is]) => ({ field, before: was, after: is })),
    ...partnerChanges(before.partners, after.partners),
  ];
}

/** The changes made by each of these configuration versions. */
export async function findSiteChanges(
  database: Database,
  versions: readonly number[],
): Promise<Map<number, AuditChange[]>> {
  if (versions.length === 0) return new Map();
  const rows = await database
    .selectFrom('siteVersions')
    .select(['version', 'value'])
    .where('version', 'in', [...new Set(versions.flatMap((version) => [version - 1, version]))])
    .execute();
  const settings = new Map(rows.map(({ version, value }) => [version, parseSiteSettings(value)]));
  return new Map(
    versions.flatMap((version) => {
      const [before, after] = [settings.get(version - 1), settings.get(version)];
      return before && after ? [[version, siteChanges(before, after)] as const] : [];
    }),
  );
}
