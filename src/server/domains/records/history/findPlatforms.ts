import { sql } from 'kysely';
import type { Language } from '../../../../contract/languages';
import { paths } from '../../../../contract/paths';
import type { PlatformReference } from '../../../../contract/schemas/games';
import type { Database } from '../../../platform/database/tables';
import { named, reference, type LabelledRow } from '../../games/gameRows';
import { localizedName } from '../../games/localizedNames';

/** Platforms by their ids, of which some may be null or repeated. */
export async function findPlatforms(
  database: Database,
  ids: readonly (number | null)[],
  language: Language,
): Promise<Map<number | null, PlatformReference>> {
  const known = ids.filter((id) => id !== null);
  if (known.length === 0) return new Map();
  const label = localizedName({
    table: 'platform_translations',
    key: 'platform_id',
    id: 'f.id',
    language,
  });
  const { rows } = await sql<LabelledRow>`select f.id, f.slug, ${label} as label
    from platforms f where f.id = any(${sql.val(known)}::int[])`.execute(database);
  return new Map(
    rows.map((row) => [row.id, reference('Platform', paths.platform(row.id), named(row))]),
  );
}
