const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A value as text, the same for contents that differ in the order of their properties only. */
export const contentText = (content: unknown): string =>
  JSON.stringify(content, (_key, value: unknown) =>
    isRecord(value)
      ? Object.fromEntries(
          Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)),
        )
      : value,
  );
