/** One address for each kind of public page, on a site with the sample content. */
export const pageKinds = [
  ['Home', '/en/'],
  ['list', '/en/articles'],
  ['article with comments', '/en/x-article-a2'],
  ['FAQ', '/en/faq'],
  ['chart', '/en/highest-score-chart-c1'],
  ['game', '/en/x-game-g1'],
  ['log-in', '/en/login'],
] as const;

export type PageKind = (typeof pageKinds)[number][0];
