type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };

/** JSON whose properties are in alphabetical order: the database keeps another order, and hashes need one. */
export function canonicalJson(value: Json): string {
  return JSON.stringify(value, (_name, each: Json) =>
    typeof each === 'object' && each !== null && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : each,
  );
}
