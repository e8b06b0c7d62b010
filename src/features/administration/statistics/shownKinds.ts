import type { CountedKind } from '../../../contract/statisticsRange';

/** Most looked-for first. */
export const shownKinds = [
  'views',
  'logins',
  'members',
  'comments',
  'articles',
] as const satisfies readonly CountedKind[];
