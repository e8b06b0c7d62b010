import {
  gameProblems,
  publicationProblems,
  type GameProblem,
} from '../../../contract/gameProblems';
import { languages } from '../../../contract/languages';
import type { AdminGameContent } from '../../../contract/schemas/adminGames';
import type { EditedContent } from './editedGame';

/** How far the content was checked: not yet, for saving, or for the public. */
export type Check = 'none' | 'save' | 'publish';

/**
 * A path of the content with the key of its row in place of the indexes, so that the problem stays with a row that moves:
 * `groups[0].charts[2].names` is `chart-7.names`.
 */
export function fieldOf({ groups }: EditedContent, path: string): string {
  // A schema's path has dots only: `content.groups.0.charts.2.names`.
  const field = path.replace(/^content\./, '').replaceAll(/\.(\d+)(?=\.|$)/g, '[$1]');
  const found = /^groups\[(\d+)\](?:\.charts\[(\d+)\])?(.*)$/.exec(field);
  if (!found) return field;
  const [, index, place, rest = ''] = found;
  const group = groups[Number(index)];
  const row = place === undefined ? group : group?.charts[Number(place)];
  return `${row?.key ?? 'groups'}${rest}`;
}

/** Rules in a language without a name. */
const unnamedTexts = ({ translations }: AdminGameContent): GameProblem[] =>
  languages.flatMap((language) =>
    translations[language]?.name === ''
      ? [{ path: `translations.${language}.name`, code: 'nameMissing' as const }]
      : [],
  );

export function problemsOf(content: AdminGameContent, check: Check): GameProblem[] {
  if (check === 'none') return [];
  const found = check === 'publish' ? publicationProblems(content) : gameProblems(content);
  return [...unnamedTexts(content), ...found];
}

/** The errors of one row by the rest of their path: `names`, `values[1].names`, or "" for the row itself. */
export type RowErrors = Readonly<Record<string, string>>;

/** Errors by row key. */
export function errorsByRow(
  errors: Readonly<Record<string, string>>,
): ReadonlyMap<string, RowErrors> {
  const rows = new Map<string, Record<string, string>>();
  for (const [field, message] of Object.entries(errors)) {
    const [key = '', ...rest] = field.split('.');
    rows.set(key, { ...rows.get(key), [rest.join('.')]: message });
  }
  return rows;
}
