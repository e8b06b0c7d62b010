import { formatProblems, type FormatProblemCode } from '../../../contract/records/formatProblems';
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

/** What is wrong in a form; each has a text. */
export type FormatFault = 'parts' | 'suffix' | 'decimals' | 'shown' | 'range';

const faults: Readonly<Record<FormatProblemCode, FormatFault>> = {
  partSizes: 'parts',
  suffixMissing: 'suffix',
  decimalsTooMany: 'parts',
  shownDecimalsTooMany: 'shown',
  rangeReversed: 'range',
};

/** The definition that a form describes, or what is wrong in it. */
export function definitionOf(
  draft: FormatDraft,
): { definition: ValueFormatDefinition } | { wrong: FormatFault[] } {
  const most = Number.MAX_SAFE_INTEGER;
  const parts = draft.parts.flatMap(({ size, suffix }) => {
    const units = whole(size, 1, most);
    return units === undefined ? [] : [{ size: units, suffix }];
  });
  const decimals = whole(draft.decimals, 0, 6);
  const allShown = draft.shownDecimals.trim() === '';
  const shown = allShown ? undefined : whole(draft.shownDecimals, 0, 6);
  const minimum = whole(draft.minimum, -most, most);
  const maximum = whole(draft.maximum, -most, most);
  const wrong: FormatFault[] = [];
  if (parts.length < draft.parts.length) wrong.push('parts');
  if (decimals === undefined) wrong.push('decimals');
  if (!allShown && shown === undefined) wrong.push('shown');
  if (minimum === undefined || maximum === undefined) wrong.push('range');
  if (wrong.length > 0 || decimals === undefined || minimum === undefined || maximum === undefined)
    return { wrong };
  const definition = {
    parts,
    decimals,
    ...(shown === undefined ? {} : { shownDecimals: shown }),
    ...(draft.prefix === '' ? {} : { prefix: draft.prefix }),
    ...(draft.gapSuffix === '' ? {} : { gapSuffix: draft.gapSuffix }),
    minimum,
    maximum,
  };
  const found = formatProblems(definition).map(({ code }) => faults[code]);
  return found.length > 0 ? { wrong: found } : { definition };
}
