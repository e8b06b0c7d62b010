import { idOf, localeFromWire } from './articleFromWire';
import type { Reference } from './gameFromWire';
import { dateOrNull, isRecord, textOrNull } from './typeGuards';

/** A first place that was taken lately. */
export type LatestRecord = {
  id: number;
  game: Reference;
  chart: Reference;
  /** Null for a deleted account. */
  player: { username: string; slug: string } | null;
  /** The values of its columns. */
  texts: string[];
  at: string | null;
};

function referenceOf(item: unknown): Reference | undefined {
  if (!isRecord(item)) return undefined;
  const id = idOf(item);
  const name = textOrNull(item.name);
  return id === undefined || name === null
    ? undefined
    : { id, name, slug: textOrNull(item.slug), locale: localeFromWire(item.locale) };
}

function playerOf(item: unknown): LatestRecord['player'] {
  if (!isRecord(item)) return null;
  const username = textOrNull(item.username);
  const slug = textOrNull(item.slug);
  return username === null || slug === null ? null : { username, slug };
}

const textsOf = (values: unknown): string[] =>
  Array.isArray(values)
    ? values.flatMap((value) => (isRecord(value) ? (textOrNull(value.text) ?? []) : []))
    : [];

export function latestRecordFromWire(item: unknown): LatestRecord | undefined {
  if (!isRecord(item)) return undefined;
  const id = idOf(item);
  const game = referenceOf(item.game);
  const chart = referenceOf(item.chart);
  return id !== undefined && game && chart
    ? {
        id,
        game,
        chart,
        player: playerOf(item.player),
        texts: textsOf(item.values),
        at: dateOrNull(item.changedAt),
      }
    : undefined;
}
