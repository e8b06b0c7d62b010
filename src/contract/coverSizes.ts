/** How wide covers are drawn, as the attribute `sizes` says it: the server asks for the first one in the same words. */
export const coverSizes = {
  /** Over an article. */
  article: '(max-width: 1200px) calc(100vw - 32px), 1150px',
  /** On a card of a list. */
  card: '(max-width: 640px) calc(100vw - 32px), (max-width: 1100px) 45vw, 380px',
  /** On the wide card that leads the others. */
  lead: '(max-width: 900px) calc(100vw - 32px), 660px',
} as const;

export const coverSourceSet = (sources: readonly { url: string; width: number }[]): string =>
  sources.map(({ url, width }) => `${url} ${width}w`).join(', ');
