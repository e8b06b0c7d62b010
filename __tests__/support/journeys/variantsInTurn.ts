/**
 * The variants (devices, languages) that the place with this index is tried with: all of them with SCREENS=all, otherwise one,
 * in turn, so that every variant is tried at some place. The gate tries all if the client has changed.
 */
export const variantsInTurn = <Variant>(
  variants: readonly Variant[],
  index: number,
): readonly Variant[] =>
  process.env.SCREENS === 'all'
    ? variants
    : variants.filter((_variant, at) => at === index % variants.length);
