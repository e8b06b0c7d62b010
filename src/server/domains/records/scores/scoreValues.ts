import type { Language } from '../../../../contract/languages';
import { formatValue } from '../../../../contract/records/formatValue';
import type { ValueFormatDefinition } from '../../../../contract/schemas/valueFormats';

/** The amounts of a score with their texts; `formats` are those of the columns of its chart. */
export const scoreValues = (
  amounts: readonly number[],
  formats: readonly ValueFormatDefinition[],
  language: Language,
) =>
  formats.flatMap((format, index) => {
    const raw = amounts[index];
    return raw === undefined ? [] : [{ raw, text: formatValue(format, raw, language) }];
  });
