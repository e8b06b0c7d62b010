import { useEffect, useRef, useState } from 'react';
import type { SheetChart } from '../../api/wire/sheetFromWire';
import type { Confirmation } from '../../contract/records/posting';
import type { UnsentScore } from '../../state/unsentEntry';
import { ownTexts } from './rowState';
import {
  isSheetKept,
  keepSheetDraft,
  onSheetDraftChange,
  readSheetDraft,
  type SheetDraft,
  type SheetPlace,
} from './sheetDraft';

type Confirmed = Readonly<Record<number, readonly Confirmation[]>>;

const without = <Value>(from: Record<number, Value>, charts: readonly number[]) => {
  const gone = new Set(charts.map(String));
  return Object.fromEntries(Object.entries(from).filter(([id]) => !gone.has(id)));
};

/**
 * What is typed on a sheet: stored on every change, so that it survives reloads and log-outs. The tabs of a sheet share one
 * draft: each change is made to the stored one.
 */
export function useSheetDraft(place: SheetPlace, charts: readonly SheetChart[]) {
  const { member, gameId } = place;
  const [draft, setDraft] = useState(() => readSheetDraft(place));
  const [confirmed, setConfirmed] = useState<Confirmed>({});
  // Several changes before the next render build on one another.
  const latest = useRef(draft);
  const adopt = (next: SheetDraft) => {
    latest.current = next;
    setDraft(next);
  };
  /** The day is not stored while nothing is typed. */
  const stored = () => {
    const read = readSheetDraft(place);
    return { ...read, day: read.day || latest.current.day };
  };
  const change = (update: (before: SheetDraft) => Partial<SheetDraft>) => {
    const before = stored();
    adopt({ ...before, ...update(before) });
    keepSheetDraft(place, latest.current);
  };
  const follow = useRef(() => {});
  useEffect(() => {
    follow.current = () => adopt(stored());
  });
  useEffect(() => onSheetDraftChange({ member, gameId }, () => follow.current()), [member, gameId]);
  return {
    draft,
    confirmed,
    kept: isSheetKept(place),
    choosePlatform: (platform: number | null) => change(() => ({ platform })),
    chooseDay: (day: string) => change(() => ({ day })),
    /** A copy of the texts of a chart. */
    textsOf: (chart: SheetChart) => [...(latest.current.texts[chart.id] ?? ownTexts(chart))],
    /** A confirmation is of a value: it ends with the next change. `names` are of charts that the sheet may lack. */
    type: (texts: Record<number, string[]>, names: Record<number, string> = {}) => {
      const typed = charts.filter(({ id }) => id in texts).map(({ id, name }) => [id, name]);
      change((before) => ({
        texts: { ...before.texts, ...texts },
        names: { ...before.names, ...names, ...Object.fromEntries(typed) },
      }));
      setConfirmed((before) => without(before, Object.keys(texts).map(Number)));
    },
    /** Forgets the texts of charts. */
    clear: (gone: readonly number[]) =>
      change(({ texts, names }) => ({ texts: without(texts, gone), names: without(names, gone) })),
    /** Forgets the texts of scores, except where something else was typed meanwhile. */
    clearSent: (scores: readonly Pick<UnsentScore, 'chart' | 'texts'>[]) =>
      change((before) => {
        const gone = scores
          .filter(({ chart, texts }) => String(before.texts[chart]) === String(texts))
          .map(({ chart }) => chart);
        return { texts: without(before.texts, gone), names: without(before.names, gone) };
      }),
    confirm: (chart: number, what: Confirmation) =>
      setConfirmed((before) => ({ ...before, [chart]: [...(before[chart] ?? []), what] })),
  };
}
export type SheetTyping = ReturnType<typeof useSheetDraft>;
