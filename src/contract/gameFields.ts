import { contentText } from './contentText';
import type { AdminChart, AdminGameContent, AdminGroup } from './schemas/adminGames';

/** What a game has before anything is written. */
export const emptyGameContent: AdminGameContent = {
  slug: null,
  seriesId: null,
  platformIds: [],
  pictureId: null,
  ranked: true,
  translations: {},
  groups: [],
};

type Keyed = { readonly key?: string; readonly id: number | null };
type Chart = AdminChart & Keyed;
type Group = Omit<AdminGroup, 'charts'> & Keyed & { readonly charts: readonly Chart[] };
/** Without what is compared part by part. */
type OwnFields = Omit<AdminGameContent, 'groups' | 'translations'>;
type Content = Omit<AdminGameContent, 'groups'> & { readonly groups: readonly Group[] };

/**
 * A field with its values in two contents, undefined where it is not there. The path of a row is its key: `chart-7` was added or
 * removed, `chart-7.names` renamed. `groups` and `group-3.charts` are orders.
 */
export interface GameFieldChange {
  path: string;
  before: unknown;
  after: unknown;
}

const keyOf = ({ key, id }: Keyed, kind: 'group' | 'chart', place: string): string =>
  key ?? (id === null ? `new-${kind}-${place}` : `${kind}-${id}`);

/** The values of a content by their paths, and the orders of its rows. */
function fieldsOf({ slug, seriesId, platformIds, pictureId, ranked, ...rest }: Content) {
  const values = new Map<string, unknown>();
  const orders = new Map<string, string[]>();
  const add = (path: string, fields: object) => {
    for (const [name, value] of Object.entries(fields)) values.set(`${path}${name}`, value);
  };
  for (const [language, { name, rules }] of Object.entries(rest.translations))
    add(`translations.${language}.`, { name, rules });
  add('', { slug, platformIds, seriesId, pictureId, ranked } satisfies OwnFields);
  const groups = rest.groups.map((group, index) => {
    const key = keyOf(group, 'group', String(index));
    add('', { [key]: true });
    const { names: groupNames, dlc, ranked: counts, proofRule = null } = group;
    add(`${key}.`, { names: groupNames, dlc, ranked: counts, proofRule });
    const charts = group.charts.map((chart, place) => {
      const chartKey = keyOf(chart, 'chart', `${index}-${place}`);
      const { names, proof, status, values: columns } = chart;
      add('', { [chartKey]: true });
      add(`${chartKey}.`, { names, status, proof, values: columns, group: key });
      return chartKey;
    });
    orders.set(`${key}.charts`, charts);
    return key;
  });
  orders.set('groups', groups);
  return { values, orders };
}

const same = (one: unknown, other: unknown) =>
  contentText(one ?? null) === contentText(other ?? null);

/** What differs between two contents. Of rows that only one of them has, no single fields, and of such groups no charts. */
export function changedGameFields(before: Content, after: Content): GameFieldChange[] {
  const [one, other] = [fieldsOf(before), fieldsOf(after)];
  const onOneSide = (row: string) => one.values.has(row) !== other.values.has(row);
  const isPartOfSuch = (path: string): boolean => {
    const [row = ''] = path.split('.');
    if (row === 'translations') return false;
    if (path !== row) return onOneSide(row);
    const group = other.values.get(`${row}.group`) ?? one.values.get(`${row}.group`);
    return typeof group === 'string' && onOneSide(group);
  };
  const changes = [...new Set([...other.values.keys(), ...one.values.keys()])]
    .map((path) => ({ path, before: one.values.get(path), after: other.values.get(path) }))
    .filter((change) => !same(change.before, change.after) && !isPartOfSuch(change.path));
  const orders = [...other.orders].flatMap(([path, rows]) => {
    const old = one.orders.get(path) ?? [];
    const wasBefore = old.filter((row) => rows.includes(row));
    const isAfter = rows.filter((row) => old.includes(row));
    return same(wasBefore, isAfter) ? [] : [{ path, before: wasBefore, after: isAfter }];
  });
  return [...changes, ...orders];
}

/** The kinds of fields, as the audit log names them. */
export const gameFieldKinds = [
  'names',
  'rules',
  'slug',
  'platformIds',
  'seriesId',
  'pictureId',
  'ranked',
  'groups',
  'charts',
  'chartStatuses',
] as const satisfies readonly (
  | keyof OwnFields
  | 'names'
  | 'rules'
  | 'groups'
  | 'charts'
  | 'chartStatuses'
)[];
export type GameFieldKind = (typeof gameFieldKinds)[number];

/** The kind of a field by its path. */
export function kindOfGameField(path: string): GameFieldKind {
  const [row = '', ...rest] = path.split('.');
  const part = rest.at(-1);
  if (row === 'translations') return part === 'name' ? 'names' : 'rules';
  if (/^(new-)?chart-/.test(row)) return part === 'status' ? 'chartStatuses' : 'charts';
  if (part === 'charts') return 'charts';
  return gameFieldKinds.find((kind) => kind === row) ?? 'groups';
}
