import type { BoardScore, ChartDetails } from '../../../api/wire/boardFromWire';
import type { Language } from '../../../contract/languages';
import { formatGap } from '../../../contract/records/formatValue';

/** How far a score is behind another in the first column in which they differ, as text; undefined for equal ones. */
export function gapBetween(
  score: Pick<BoardScore, 'values'>,
  other: Pick<BoardScore, 'values'>,
  { columns }: Pick<ChartDetails, 'columns'>,
  language: Language,
): string | undefined {
  const index = score.values.findIndex(({ raw }, at) => raw !== other.values[at]?.raw);
  const [own, better] = [score.values[index], other.values[index]];
  const format = columns[index]?.format;
  return own && better && format && formatGap(format, own.raw - better.raw, language);
}
