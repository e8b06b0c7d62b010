import { sql } from 'kysely';
import { slugOf } from '../../../../contract/articleAdministration';
import { fallbackLanguage, languages } from '../../../../contract/languages';
import type { CatalogueNames } from '../../../../contract/schemas/adminGames';
import type { Database } from '../../../platform/database/tables';

/** A slug made from the English name, else from the first name that has Latin letters or digits. */
export function slugOfNames(names: CatalogueNames, otherwise: string): string {
  const order = [fallbackLanguage, ...languages];
  const slugs = order.flatMap((language) => slugOf(names[language] ?? '') || []);
  return slugs[0] ?? otherwise;
}

/** Serializes the choice of free slugs until the transaction ends. */
export async function lockSlugs(transaction: Database): Promise<void> {
  await sql`select pg_advisory_xact_lock(7030001)`.execute(transaction);
}

/** The slug, or the slug with the first number from 2 that makes it unlike the taken ones. */
export function uniqueSlug(wanted: string, taken: ReadonlySet<string>): string {
  let slug = wanted;
  for (let number = 2; taken.has(slug); number += 1) slug = `${wanted}-${number}`;
  return slug;
}

interface Part {
  names: CatalogueNames;
  /** Undefined for a new one. */
  slug: string | undefined;
}

/**
 * The slugs of the groups of a game, or of the charts of a group, in their order: unique among them.
 * @param settled Whether slugs may be public already, so that existing ones stay.
 */
export function partSlugs(parts: readonly Part[], kind: string, settled: boolean): string[] {
  const kept = parts.map(({ slug }) => (settled ? slug : undefined));
  const taken = new Set(kept.flatMap((slug) => slug ?? []));
  return parts.map(({ names }, index) => {
    const known = kept[index];
    if (known !== undefined) return known;
    const slug = uniqueSlug(slugOfNames(names, `${kind}-${index + 1}`), taken);
    taken.add(slug);
    return slug;
  });
}
