import { nanoid } from '@reduxjs/toolkit';
import { fallbackLanguage, languages, type Language } from '../../../contract/languages';
import type {
  AdminChart,
  AdminGameContent,
  AdminGroup,
  CatalogueNames,
} from '../../../contract/schemas/adminGames';

/** A row keeps its key while it is edited and moved; a new one has no id yet. */
export type EditedChart = AdminChart & { readonly key: string };
export type EditedGroup = Omit<AdminGroup, 'charts'> & {
  readonly key: string;
  readonly charts: readonly EditedChart[];
};
export type EditedGroups = readonly EditedGroup[];
export type EditedContent = Omit<AdminGameContent, 'groups'> & { readonly groups: EditedGroups };

export const newKey = () => `new-${nanoid(8)}`;

const editedGroup = (group: AdminGroup): EditedGroup => ({
  ...group,
  key: group.id === null ? newKey() : `group-${group.id}`,
  charts: group.charts.map((chart) => ({
    ...chart,
    key: chart.id === null ? newKey() : `chart-${chart.id}`,
  })),
});

/** The content with a key for each group and chart. */
export const editedContent = (content: AdminGameContent): EditedContent => ({
  ...content,
  groups: content.groups.map((group) => editedGroup(group)),
});

/** The names that are filled in, always in the same order. */
export function cleanNames(names: CatalogueNames): CatalogueNames {
  const cleaned: CatalogueNames = {};
  for (const language of languages) {
    const name = names[language]?.trim();
    if (name) cleaned[language] = name;
  }
  return cleaned;
}

function cleanTexts(texts: AdminGameContent['translations']): AdminGameContent['translations'] {
  const cleaned: AdminGameContent['translations'] = {};
  for (const language of languages) {
    const text = texts[language];
    const name = text?.name.trim() ?? '';
    const rules = text?.rules?.trim() ?? '';
    if (name || rules) cleaned[language] = { name, rules: rules || null };
  }
  return cleaned;
}

const chartOf = ({ id, names, proof, status, values }: AdminChart): AdminChart => ({
  id,
  names: cleanNames(names),
  proof,
  status,
  values: values.map(({ formatId, better, names: column }) => ({
    formatId,
    better,
    names: cleanNames(column),
  })),
});

type Content = Omit<AdminGameContent, 'groups'> & {
  readonly groups: readonly (Omit<AdminGroup, 'charts'> & { charts: readonly AdminChart[] })[];
};

/** What is sent and compared: without keys and empty texts, in one order of properties. */
export const plainContent = (content: Content): AdminGameContent => ({
  slug: content.slug?.trim() || null,
  seriesId: content.seriesId,
  platformIds: content.platformIds,
  pictureId: content.pictureId,
  ranked: content.ranked,
  translations: cleanTexts(content.translations),
  groups: content.groups.map(({ id, names, dlc, ranked, proofRule, charts }) => ({
    id,
    names: cleanNames(names),
    dlc,
    ranked,
    proofRule: proofRule ? { places: proofRule.places, from: proofRule.from } : null,
    charts: charts.map((chart) => chartOf(chart)),
  })),
});

export const sameContent = (one: Content, other: Content): boolean =>
  JSON.stringify(plainContent(one)) === JSON.stringify(plainContent(other));

/** A name in one language; an empty one is no name. */
export function withName(names: CatalogueNames, language: Language, name: string): CatalogueNames {
  const changed = { ...names, [language]: name };
  if (name === '') delete changed[language];
  return changed;
}

/** The language of the name that is shown to readers of a language: that one, else English, else the first there is. */
export const namedLanguage = (names: CatalogueNames, language: Language): Language | undefined =>
  [language, fallbackLanguage, ...languages].find((one) => names[one]?.trim());

/** The name in a language, or else the first there is. */
export function nameIn(names: CatalogueNames, language: Language): string | undefined {
  const named = namedLanguage(names, language);
  return named && names[named]?.trim();
}

/** The content with the ids that the server gave to the rows of `sent`. Rows added or moved since keep their place. */
export function withSavedIds(
  content: EditedContent,
  sent: EditedContent,
  saved: AdminGameContent,
): EditedContent {
  const ids = new Map<string, number | null>();
  for (const [index, group] of sent.groups.entries()) {
    const there = saved.groups[index];
    ids.set(group.key, there?.id ?? null);
    for (const [place, chart] of group.charts.entries()) {
      ids.set(chart.key, there?.charts[place]?.id ?? null);
    }
  }
  const idOf = (row: { key: string; id: number | null }) => row.id ?? ids.get(row.key) ?? null;
  return {
    ...content,
    groups: content.groups.map((group) => ({
      ...group,
      id: idOf(group),
      charts: group.charts.map((chart) =>
        chart.id === idOf(chart) ? chart : { ...chart, id: idOf(chart) },
      ),
    })),
  };
}

/** The content of another version; rows that have been removed since are new ones again. */
export function withKnownIds(content: AdminGameContent, known: AdminGameContent): AdminGameContent {
  const groups = new Set(known.groups.map(({ id }) => id));
  const charts = new Set(known.groups.flatMap((group) => group.charts.map(({ id }) => id)));
  return {
    ...content,
    groups: content.groups.map((group) => ({
      ...group,
      id: groups.has(group.id) ? group.id : null,
      charts: group.charts.map((chart) => ({
        ...chart,
        id: charts.has(chart.id) ? chart.id : null,
      })),
    })),
  };
}

/** The server's content with the keys of the rows on the screen. */
export function withShownKeys(shown: EditedContent, content: AdminGameContent): EditedContent {
  const edited = editedContent(content);
  return {
    ...edited,
    groups: edited.groups.map((group, index) => {
      const there = shown.groups[index];
      return {
        ...group,
        key: there?.key ?? group.key,
        charts: group.charts.map((chart, place) => ({
          ...chart,
          key: there?.charts[place]?.key ?? chart.key,
        })),
      };
    }),
  };
}
