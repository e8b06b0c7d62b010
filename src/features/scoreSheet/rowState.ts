import type { ScoreValue } from '../../api/wire/boardFromWire';
import type { Column } from '../../api/wire/columnsFromWire';
import type { SheetChart } from '../../api/wire/sheetFromWire';
import { editableText } from '../../contract/records/formatValue';
import { parseValue, type ValueError } from '../../contract/records/parseValue';

/** What the typed texts of a chart are: one for each column. */
export type RowState =
  /** Nothing typed, or what the member has posted already. */
  | { kind: 'unchanged' }
  /** Not readable, but not finished either (useTypingChart). */
  | { kind: 'unfinished' }
  /** By column; undefined where the text is right. */
  | { kind: 'faulty'; errors: (ValueError | undefined)[] }
  | { kind: 'ready'; values: number[] };

/** What the inputs of a chart hold before anything is typed: the member's own score. */
export function ownTexts({ columns, own }: Pick<SheetChart, 'columns' | 'own'>): string[] {
  return columns.map(({ format }, index) => {
    const value = own?.values[index];
    return value ? editableText(format, value.raw) : '';
  });
}

const isOwn = (values: readonly number[], own: readonly ScoreValue[] | undefined): boolean =>
  values.every((value, index) => value === own?.[index]?.raw);

/** @param texts undefined for a chart in which nothing is typed. */
export function rowState(chart: SheetChart, texts: readonly string[] | undefined): RowState {
  if (!texts || texts.every((text) => text.trim() === '')) return { kind: 'unchanged' };
  const parsed = chart.columns.map(({ format }: Column, index) =>
    parseValue(format, texts[index] ?? ''),
  );
  const errors = parsed.map((value) => ('error' in value ? value.error : undefined));
  if (errors.some((error) => error !== undefined)) return { kind: 'faulty', errors };
  const values = parsed.flatMap((value) => ('ok' in value ? [value.ok] : []));
  return isOwn(values, chart.own?.values) ? { kind: 'unchanged' } : { kind: 'ready', values };
}
