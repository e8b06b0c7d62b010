import type { ValueFormatDefinition } from '../../../contract/schemas/valueFormats';

/** A format as its form holds it: numbers as they are typed. */
export interface FormatDraft {
  code: string;
  parts: readonly { size: string; suffix: string }[];
  decimals: string;
  shownDecimals: string;
  prefix: string;
  gapSuffix: string;
  minimum: string;
  maximum: string;
}

export const emptyFormat: FormatDraft = {
  code: '',
  parts: [{ size: '1', suffix: '' }],
  decimals: '0',
  shownDecimals: '',
  prefix: '',
  gapSuffix: '',
  minimum: '0',
  maximum: '999999999',
};

export const draftOf = (code: string, definition: ValueFormatDefinition): FormatDraft => ({
  code,
  parts: definition.parts.map(({ size, suffix }) => ({ size: String(size), suffix })),
  decimals: String(definition.decimals),
  shownDecimals: String(definition.shownDecimals ?? ''),
  prefix: definition.prefix ?? '',
  gapSuffix: definition.gapSuffix ?? '',
  minimum: String(definition.minimum),
  maximum: String(definition.maximum),
});

function whole(text: string, least: number, most: number): number | undefined {
  const value = /^-?\d+$/.test(text.trim()) ? Number(text) : Number.NaN;
  return Number.isSafeInteger(value) && value >= least && value <= most ? value : undefined;
}

/** The fields of a form that are wrong. */
export type FormatField = 'parts' | 'decimals' | 'shownDecimals' | 'range';

/** Each part must hold a whole number of the next one, and the last one its decimals. */
function divides(sizes: readonly number[], decimals: number): boolean {
  const steps = [...sizes, (sizes.at(-1) ?? 1) / 10 ** decimals];
  return (
    (sizes.at(-1) ?? 1) % 10 ** decimals === 0 &&
    sizes.every((size, index) => size % (steps[index + 1] ?? 1) === 0) &&
    sizes.every((size, index) => index === 0 || size < (sizes[index - 1] ?? 0))
  );
}

/** The definition that a form describes, or its wrong fields. */
export function definitionOf(
  draft: FormatDraft,
): { definition: ValueFormatDefinition } | { wrong: FormatField[] } {
  const most = Number.MAX_SAFE_INTEGER;
  const sizes = draft.parts.map(({ size }) => whole(size, 1, most));
  const decimals = whole(draft.decimals, 0, 6);
  const shown = draft.shownDecimals.trim() === '' ? undefined : whole(draft.shownDecimals, 0, 6);
  const minimum = whole(draft.minimum, -most, most);
  const maximum = whole(draft.maximum, -most, most);
  const known = sizes.filter((size) => size !== undefined);
  const wrong: FormatField[] = [];
  if (known.length < sizes.length || !divides(known, decimals ?? 0)) wrong.push('parts');
  if (decimals === undefined) wrong.push('decimals');
  if (draft.shownDecimals.trim() !== '' && (shown === undefined || shown > (decimals ?? 6)))
    wrong.push('shownDecimals');
  if (minimum === undefined || maximum === undefined || minimum >= maximum) wrong.push('range');
  if (
    wrong.length > 0 ||
    decimals === undefined ||
    minimum === undefined ||
    maximum === undefined
  ) {
    return { wrong };
  }
  return {
    definition: {
      parts: known.map((size, index) => ({ size, suffix: draft.parts[index]?.suffix ?? '' })),
      decimals,
      ...(shown === undefined ? {} : { shownDecimals: shown }),
      ...(draft.prefix === '' ? {} : { prefix: draft.prefix }),
      ...(draft.gapSuffix === '' ? {} : { gapSuffix: draft.gapSuffix }),
      minimum,
      maximum,
    },
  };
}
