import type { Sheet } from '../../api/wire/sheetFromWire';
import { rowState } from './rowState';
import { chartsOf } from './sheetRows';
import type { SheetDraft } from './sheetDraft';

/** A typed row that cannot be sent, because of its game or its chart. */
export interface BlockedRow {
  chart: number;
  /** Empty if it is not known any more. */
  name: string;
  texts: readonly string[];
  because: 'game' | 'locked' | 'gone';
}

/** The typed rows that nothing on the sheet can send: of a closed game, of locked charts, and of charts that are gone. */
export function blockedRows(sheet: Sheet, { texts, names }: SheetDraft): BlockedRow[] {
  const charts = new Map(chartsOf(sheet).map((chart) => [chart.id, chart]));
  return Object.entries(texts).flatMap(([id, typed]): BlockedRow[] => {
    const chart = charts.get(Number(id));
    const row = { chart: Number(id), name: chart?.name ?? names[Number(id)] ?? '', texts: typed };
    if (!chart) {
      return typed.some((text) => text.trim() !== '') ? [{ ...row, because: 'gone' }] : [];
    }
    if ((sheet.open && chart.open) || rowState(chart, typed).kind === 'unchanged') return [];
    return [{ ...row, because: sheet.open ? 'locked' : 'game' }];
  });
}
