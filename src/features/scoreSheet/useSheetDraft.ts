import { useRef, useState } from 'react';
import type { SheetChart } from '../../api/wire/sheetFromWire';
import type { Confirmation } from '../../contract/records/posting';
import { ownTexts } from './rowState';
import { isSheetKept, keepSheetDraft, readSheetDraft, type SheetPlace } from './sheetDraft';

type Confirmed = Readonly<Record<number, readonly Confirmation[]>>;

/** What is typed on a sheet: stored on every change, so that it survives reloads and log-outs. */
export function useSheetDraft(place: SheetPlace) {
  const [draft, setDraft] = useState(() => readSheetDraft(place));
  const [confirmed, setConfirmed] = useState<Confirmed>({});
  // Several changes before the next render build on one another.
  const latest = useRef(draft);
  const change = (changes: Partial<typeof draft>) => {
    latest.current = { ...latest.current, ...changes };
    setDraft(latest.current);
    keepSheetDraft(place, latest.current);
  };
  return {
    draft,
    confirmed,
    kept: isSheetKept(place),
    choosePlatform: (platform: number | null) => change({ platform }),
    chooseDay: (day: string) => change({ day }),
    /** A copy of the texts of a chart. */
    textsOf: (chart: SheetChart) => [...(latest.current.texts[chart.id] ?? ownTexts(chart))],
    /** A confirmation is of a value: it ends with the next change. */
    type: (texts: Record<number, string[]>) => {
      change({ texts: { ...latest.current.texts, ...texts } });
      const changed = new Set(Object.keys(texts));
      setConfirmed((before) =>
        Object.fromEntries(Object.entries(before).filter(([id]) => !changed.has(id))),
      );
    },
    /** Forgets the texts of charts. */
    clear: (charts: readonly number[]) => {
      const gone = new Set(charts.map(String));
      const texts = Object.fromEntries(
        Object.entries(latest.current.texts).filter(([id]) => !gone.has(id)),
      );
      change({ texts });
    },
    confirm: (chart: number, what: Confirmation) =>
      setConfirmed((before) => ({ ...before, [chart]: [...(before[chart] ?? []), what] })),
  };
}
export type SheetTyping = ReturnType<typeof useSheetDraft>;
