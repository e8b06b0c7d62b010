/** Reads the query in a page's URL. An invalid value counts as missing: a mistyped URL still shows a page. */
export function readSearchParams(params: URLSearchParams) {
  return {
    /** Without spaces around it, and cut at the limit. */
    text: (name: string, limit: number): string => (params.get(name) ?? '').trim().slice(0, limit),
    /** A whole number from 1 to 999,999. */
    whole: (name: string): number | undefined => {
      const text = params.get(name) ?? '';
      return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : undefined;
    },
    oneOf: <Value extends string | number>(
      name: string,
      values: readonly Value[],
    ): Value | undefined => values.find((value) => String(value) === params.get(name)),
    /** The value if it passes the check. */
    valid: (name: string, isValid: (value: string) => boolean): string => {
      const text = params.get(name) ?? '';
      return isValid(text) ? text : '';
    },
    flag: (name: string): boolean => params.get(name) === 'true',
  };
}

/** Writes a query to a URL: null, an empty text and false are omitted; parameters of `before` with other names are kept. */
export function writeSearchParams(
  values: Readonly<Record<string, string | number | boolean | null | undefined>>,
  before: URLSearchParams = new URLSearchParams(),
): URLSearchParams {
  const after = new URLSearchParams(before);
  for (const [name, value] of Object.entries(values)) {
    after.delete(name);
    if (value) after.set(name, String(value));
  }
  return after;
}

/** The value to write: undefined for the default, which the URL omits. */
export const unlessDefault = <Value>(value: Value, usual: Value): Value | undefined =>
  value === usual ? undefined : value;
