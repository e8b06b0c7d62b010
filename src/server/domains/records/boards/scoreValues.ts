import type { Language } from '../../../../contract/languages';
import { formatValue } from '../../../../contract/records/formatValue';
import type { ChartColumn } from '../../../../contract/schemas/charts';

/** The values of a score as numbers and as text in the reader’s language. */
export const scoreValues = (
  amounts: readonly number[],
  columns: readonly ChartColumn[],
  language: Language,
) =>
  columns.flatMap(({ format }, index) => {
    const raw = amounts[index];
    return raw === undefined ? [] : [{ raw, text: formatValue(format, raw, language) }];
  });
