/** Values of the `sizes` attribute of covers. Server and client must use the same, so that a cover is fetched once. */
export const coverSizes = {
  /** Above an article. */
  article: '(max-width: 1200px) calc(100vw - 32px), 1150px',
  /** On a card in a list. */
  card: '(max-width: 640px) calc(100vw - 32px), (max-width: 1100px) 45vw, 380px',
  /** On the wide first card. */
  lead: '(max-width: 900px) calc(100vw - 32px), 660px',
} as const;

export const coverSourceSet = (sources: readonly { url: string; width: number }[]): string =>
  sources.map(({ url, width }) => `${url} ${width}w`).join(', ');
