import type { CountedKind } from '../../../contract/statisticsRange';

/** What most people look for first, first. */
export const shownKinds = [
  'views',
  'logins',
  'members',
  'comments',
  'articles',
] as const satisfies readonly CountedKind[];
