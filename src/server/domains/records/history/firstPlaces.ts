import type { Span } from './firstPlaceSpans';

/** A change of who is first, or with which value. */
export interface FirstPlace {
  /** Of the event that made the change. */
  sequence: number;
  /** Undefined when no score was left. */
  span: Span | undefined;
}

/** Positive if the other is better: of equal values the older one is. */
function compare(one: Span, other: Span): number {
  for (const [index, value] of one.key.entries()) {
    const difference = value - (other.key[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return one.since - other.since;
}

/** Keeps spans in order, the best last. */
function insert(spans: Span[], span: Span): void {
  const index = spans.findLastIndex((other) => compare(other, span) > 0);
  spans.splice(index + 1, 0, span);
}

const isSame = (one: Span | undefined, other: Span | undefined) =>
  one?.scoreId === other?.scoreId && (!one || !other || compare(one, other) === 0);

/** The changes of the first place in the order of the events, from the spans that may have been first. */
export function firstPlaces(spans: readonly Span[]): FirstPlace[] {
  const starts = new Map(spans.map((span) => [span.sequence, span]));
  const moments = new Set(spans.flatMap(({ sequence, until }) => [sequence, until ?? sequence]));
  const open: Span[] = [];
  const changes: FirstPlace[] = [];
  for (const sequence of [...moments].toSorted((one, other) => one - other)) {
    const started = starts.get(sequence);
    if (started) insert(open, started);
    while ((open.at(-1)?.until ?? Infinity) <= sequence) open.pop();
    const span = open.at(-1);
    if (!isSame(span, changes.at(-1)?.span)) changes.push({ sequence, span });
  }
  return changes;
}
