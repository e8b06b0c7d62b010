import type { ValueFormatDefinition } from '../schemas/valueFormats';

/** Why a value format cannot be used; each is a text of the same name. */
export type FormatProblemCode =
  | 'partSizes'
  | 'suffixMissing'
  | 'decimalsTooMany'
  | 'shownDecimalsTooMany'
  | 'rangeReversed';

/** A problem and the field that causes it: `parts[1].size`. */
export interface FormatProblem {
  path: string;
  code: FormatProblemCode;
}

/** What contradicts itself in a value format; empty if its values can be entered, stored and shown. */
export function formatProblems({
  parts,
  decimals,
  shownDecimals = 0,
  minimum,
  maximum,
}: ValueFormatDefinition): FormatProblem[] {
  const problems: FormatProblem[] = [];
  const report = (path: string, code: FormatProblemCode) => problems.push({ path, code });
  for (const [index, { size, suffix }] of parts.entries()) {
    const next = parts[index + 1];
    if (!next) continue;
    // Each part is a whole number, greater than one, of the next.
    if (size <= next.size || size % next.size !== 0) report(`parts[${index}].size`, 'partSizes');
    // What separates two parts.
    if (suffix.trim() === '') report(`parts[${index}].suffix`, 'suffixMissing');
  }
  if ((parts.at(-1)?.size ?? 0) % 10 ** decimals !== 0) report('decimals', 'decimalsTooMany');
  if (shownDecimals > decimals) report('shownDecimals', 'shownDecimalsTooMany');
  if (minimum > maximum) report('maximum', 'rangeReversed');
  return problems;
}
