import type { SheetChart } from '../../api/wire/sheetFromWire';
import type { Language } from '../../contract/languages';
import { formatGap, formatValue } from '../../contract/records/formatValue';

type Values = readonly number[];

/** The values of all columns for reading. */
export const valuesText = ({ columns }: SheetChart, values: Values, language: Language): string =>
  columns.map(({ format }, index) => formatValue(format, values[index] ?? 0, language)).join(' · ');

interface Gap {
  from: Values;
  to: Values;
}

/** How far values are from others, in the first column in which they differ; undefined if they do not. */
export function gapText(
  { columns }: SheetChart,
  { from, to }: Gap,
  language: Language,
): string | undefined {
  const index = to.findIndex((amount, at) => amount !== from[at]);
  const format = columns[index]?.format;
  const [own, their] = [from[index], to[index]];
  return format && own !== undefined && their !== undefined
    ? formatGap(format, own - their, language)
    : undefined;
}
