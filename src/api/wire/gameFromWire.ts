import type { PictureSource } from '../../contract/schemas/articles';
import type { Language } from '../../contract/languages';
import { idOf, localeFromWire, sourcesFromWire } from './articleFromWire';
import { countOrZero, isRecord, textOrNull } from './typeGuards';

/** Something of the catalogue by its name, which may be in another language than the reader's. */
export type Reference = { id: number; slug: string | null; name: string; locale: Language | null };

export type GameOverview = Reference & {
  /** Takes no new scores. */
  closed: boolean;
  series: Reference | null;
  platforms: Reference[];
  pictureSources: PictureSource[];
  charts: number;
  scores: number;
  proved: number;
  players: number;
};

export type GroupOverview = Reference & {
  dlc: boolean;
  ranked: boolean;
  charts: number;
  scores: number;
};

export type Group = GroupOverview & { game: Reference };

export type GameDetails = GameOverview & {
  rules: { text: string; locale: Language | null } | null;
  groups: GroupOverview[];
};

/** The items of a list that can be read. */
export const listFromWire = <Item>(
  value: unknown,
  read: (item: unknown) => Item | undefined,
): Item[] => (Array.isArray(value) ? value.map(read).filter((item) => item !== undefined) : []);

/** The items of a list in which the position counts: none if one of them cannot be read. */
export function positionsFromWire<Item>(
  value: unknown,
  read: (item: unknown) => Item | undefined,
): Item[] {
  const items = listFromWire(value, read);
  return Array.isArray(value) && items.length === value.length ? items : [];
}

/** Undefined without an id or a name. */
export function referenceFromWire(item: unknown): Reference | undefined {
  if (!isRecord(item)) return undefined;
  const id = idOf(item);
  const name = textOrNull(item.name);
  return id === undefined || name === null
    ? undefined
    : { id, name, slug: textOrNull(item.slug), locale: localeFromWire(item.locale) };
}

export function gameFromWire(item: unknown): GameOverview | undefined {
  const reference = referenceFromWire(item);
  if (!reference || !isRecord(item)) return undefined;
  return {
    ...reference,
    closed: item.status === 'closed',
    series: referenceFromWire(item.series) ?? null,
    platforms: listFromWire(item.platforms, referenceFromWire),
    pictureSources: sourcesFromWire(item.pictureSources),
    charts: countOrZero(item.nbChart),
    scores: countOrZero(item.nbScore),
    proved: countOrZero(item.nbProved),
    players: countOrZero(item.nbPlayer),
  };
}

function groupOverviewFromWire(item: unknown): GroupOverview | undefined {
  const reference = referenceFromWire(item);
  if (!reference || !isRecord(item)) return undefined;
  return {
    ...reference,
    dlc: item.dlc === true,
    ranked: item.ranked !== false,
    charts: countOrZero(item.nbChart),
    scores: countOrZero(item.nbScore),
  };
}

export function groupFromWire(item: unknown): Group | undefined {
  const group = groupOverviewFromWire(item);
  const game = isRecord(item) ? referenceFromWire(item.game) : undefined;
  return group && game && { ...group, game };
}

export function gameDetailsFromWire(item: unknown): GameDetails | undefined {
  const game = gameFromWire(item);
  if (!game || !isRecord(item)) return undefined;
  const text = isRecord(item.rules) ? textOrNull(item.rules.text) : null;
  return {
    ...game,
    rules:
      text === null
        ? null
        : { text, locale: isRecord(item.rules) ? localeFromWire(item.rules.locale) : null },
    groups: listFromWire(item.groups, groupOverviewFromWire),
  };
}
