import type { BoardScore, ChartDetails } from '../../../api/wire/boardFromWire';
import type { Language } from '../../../contract/languages';
import { formatGap } from '../../../contract/records/formatValue';

interface Gap {
  /** With its sign. */
  text: string;
  /** Whether the score is the better one. */
  ahead: boolean;
}

/** How far a score is from another in the first column in which they differ; undefined for equal ones. */
export function gapBetween(
  score: Pick<BoardScore, 'values'>,
  other: Pick<BoardScore, 'values'>,
  { columns }: Pick<ChartDetails, 'columns'>,
  language: Language,
): Gap | undefined {
  const index = score.values.findIndex(({ raw }, at) => raw !== other.values[at]?.raw);
  const [own, given] = [score.values[index], other.values[index]];
  const column = columns[index];
  if (!own || !given || !column) return undefined;
  const difference = own.raw - given.raw;
  return {
    text: formatGap(column.format, difference, language),
    ahead: difference > 0 === (column.better === 'higher'),
  };
}
