import { isLanguage } from '../../../contract/languages';
import type { CatalogueNames } from '../../../contract/schemas/adminGames';

export type ColumnKind = 'group' | 'chart' | 'format' | 'better' | 'dlc' | 'proof';
export interface Column {
  kind: ColumnKind;
  title: string;
  language?: keyof CatalogueNames;
}

const simple: Readonly<Record<string, ColumnKind>> = {
  format: 'format',
  type: 'format',
  type_id: 'format',
  better: 'better',
  dlc: 'dlc',
  proof: 'proof',
};

/** The meaning of a header; `groupe_fr` and `type_id` are those of the former site's files. */
export function columnOf(title: string): Column | undefined {
  const name = title.trim().toLowerCase();
  const kind = Object.hasOwn(simple, name) ? simple[name] : undefined;
  if (kind) return { kind, title: title.trim() };
  const found = /^(groupe?|chart)[_-](.+)$/.exec(name);
  const language = found?.[2]?.replace('_', '-') ?? '';
  if (!found || !isLanguage(language)) return undefined;
  return { kind: found[1] === 'chart' ? 'chart' : 'group', title: title.trim(), language };
}
