/** The areas every screen needs, in one chunk per language: `core.ts` of the language's folder gathers them. */
export const coreNamespaces = [
  'common',
  'navigation',
  'home',
  'articles',
  'errors',
  'metadata',
  'session',
] as const;

/** The areas loaded with the screens that need them, one chunk per language and area. */
export const lazyNamespaces = [
  'information',
  'auth',
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
  'adminUsers',
  'adminRoles',
  'adminAudit',
  'adminStatistics',
  'adminConfiguration',
  'adminSupport',
  'support',
  'replay',
  'video',
] as const;

export type Namespace = (typeof coreNamespaces)[number] | (typeof lazyNamespaces)[number];
