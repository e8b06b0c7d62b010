/** The namespaces every page needs, in one chunk per language: `core.ts` of the language's folder imports them. */
export const coreNamespaces = [
  'common',
  'navigation',
  'home',
  'articles',
  'errors',
  'metadata',
  'session',
  'notices',
] as const;

/** Namespaces loaded with the pages that need them, one chunk per language and namespace. */
export const lazyNamespaces = [
  'information',
  'auth',
  'boards',
  'decisions',
  'games',
  'scoreSheet',
  'profile',
  'settings',
  'accountMenu',
  'analytics',
  'articlePages',
  'themes',
  'comments',
  'descriptions',
  'members',
  'pagination',
  'showcase',
  'pwa',
  'administration',
  'adminArticles',
  'adminGames',
  'adminUsers',
  'adminRoles',
  'adminAudit',
  'adminStatistics',
  'adminOperation',
  'adminOverview',
  'adminConfiguration',
  'adminSupport',
  'support',
  'replay',
  'video',
] as const;

export type Namespace = (typeof coreNamespaces)[number] | (typeof lazyNamespaces)[number];
